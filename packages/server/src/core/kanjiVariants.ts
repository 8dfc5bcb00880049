/**
 * Letters that stand for each other in names, the everyday form first, under the first table of this order that has the
 * pair. Which pairs stand here was chosen by hand, then looked up: the MJ map in the tables of itaiji-normalize (c13290e),
 * Unihan in its own file, Mozc in its own, the others in the CJKVI database (cjkvi-variants, e4f1da2). No file of theirs is
 * part of the product. SQL's `loose_ja` holds the same pairs, so a change here needs a migration; a test compares the two.
 */
export const VARIANTS_BY_SOURCE = {
  /** 常用漢字表 (cabinet notice 2 of 2010): the 康熙字典体 in brackets, where Unicode has a letter of its own for it. */
  常用漢字表: `
万萬 与與 両兩 並竝 乗乘 乱亂 亀龜 予豫 争爭 亜亞 仏佛 仮假 会會 伝傳 体體 余餘 併倂 価價 倹儉 偽僞 児兒 党黨
円圓 写寫 処處 剣劍 剤劑 剰剩 励勵 労勞 効效 勅敕 勧勸 勲勳 区區 医醫 単單 即卽 厳嚴 参參 双雙 収收 叙敍 台臺
号號 営營 嘱囑 団團 囲圍 図圖 国國 圏圈 圧壓 堕墮 塁壘 塩鹽 増增 壊壞 壌壤 壮壯 声聲 壱壹 売賣 変變 奥奧 奨奬
嬢孃 学學 宝寶 実實 寛寬 寝寢 対對 寿壽 専專 将將 尽盡 届屆 属屬 岳嶽 峡峽 巣巢 巻卷 帯帶 帰歸 庁廳 広廣 廃廢
弁瓣辨辯 弐貳 弥彌 弾彈 当當 径徑 従從 徳德 徴徵 応應 恋戀 恒恆 恵惠 悩惱 悪惡 惨慘 慎愼 懐懷 戦戰 戯戲 戻戾
払拂 抜拔 択擇 担擔 拝拜 拠據 拡擴 挙擧 挟挾 挿插 捜搜 掲揭 揺搖 摂攝 撃擊 数數 斉齊 断斷 旧舊 昼晝 晩晚 暁曉
暦曆 曽曾 条條 来來 枢樞 栄榮 桜櫻 桟棧 検檢 楼樓 楽樂 概槪 様樣 権權 横橫 欠缺 欧歐 歓歡 歩步 歯齒 歴歷 残殘
殴毆 殻殼 毎每 気氣 沢澤 浄淨 浅淺 浜濱 涙淚 渇渴 済濟 渉涉 渋澁 渓溪 温溫 湾灣 湿濕 満滿 滝瀧 滞滯 潜潛 瀬瀨
灯燈 炉爐 点點 為爲 焼燒 犠犧 状狀 独獨 狭狹 猟獵 献獻 獣獸 瓶甁 画畫 畳疊 痩瘦 痴癡 発發 盗盜 県縣 真眞 研硏
砕碎 礼禮 禅禪 秘祕 称稱 稲稻 穂穗 穏穩 窃竊 竜龍 粋粹 粛肅 糸絲 経經 絵繪 継繼 続續 総總 緑綠 緒緖 縁緣 縄繩
縦縱 繊纖 缶罐 翻飜 聴聽 胆膽 脳腦 臓臟 艶艷 芸藝 茎莖 荘莊 蔵藏 薫薰 薬藥 虚虛 虫蟲 蚕蠶 蛍螢 蛮蠻 衛衞 装裝
褒襃 覇霸 覚覺 覧覽 観觀 触觸 訳譯 証證 誉譽 読讀 謡謠 譲讓 豊豐 賛贊 践踐 転轉 軽輕 辞辭 辺邊 逓遞 遅遲 郎郞
郷鄕 酔醉 醸釀 釈釋 鉄鐵 鉱鑛 銭錢 鋳鑄 錬鍊 録錄 鎮鎭 関關 闘鬭 陥陷 険險 随隨 隠隱 雑雜 霊靈 静靜 頼賴 顕顯
餅餠 駅驛 駆驅 騒騷 験驗 髄髓 髪髮 鶏鷄 麦麥 麺麵 黄黃 黒黑 黙默 齢齡
`,
  /** 別表第二 of 戸籍法施行規則: the old forms that names may have. */
  人名用漢字別表: `
亘亙 凛凜 園薗 富冨 尭堯 峰峯 島嶋 巌巖 晃晄 杯盃 桧檜 槙槇 涼凉 祢禰 祷禱 禄祿 穣穰 萌萠 遥遙 野埜 駆駈
`,
  /** 表外漢字字体表 (2000): 簡易慣用字体 and 印刷標準字体. */
  表外漢字字体表: `
唖啞 噛嚙 屏屛 并幷 弯彎 掻搔 撹攪 桝枡 濾沪 穎頴 繍繡 芦蘆 蒋蔣 蝋蠟 醤醬 鴎鷗 鹸鹼 麹麴
`,
  /** MJ縮退マップ 1.2.0 of IPA: by the 通達 and 通知 on family registers, 告示582号, or by dictionaries. */
  MJ縮退マップ: `
一弌 丈𠀋 世丗 丘坵 事亊 二弍 仙僊 仞仭 伃妤 伜倅 伸訷 佇竚 体躰軆 作做 佞侫 佩珮 侠俠 俊儁 俎爼 俐悧 倶俱
偆賰 傑杰 僣僭 兌兊 兎兔 内內 冊册 冒冐 写冩 冤寃 冦寇 凡凢 函凾 刀釖 刃刄 刈苅 別别 刹剎 剋尅 剣剱劒劔 功㓛
劫刧 勇勈 勍倞 勢㔟 勲勛 包勹 卒卆 博愽 卮巵 却卻 厠廁 厨廚 厩廏廐 厮廝 叙敘 台䑓 吉𠮷 吊弔 同仝 呉吳 告吿
呑吞 呪咒 和咊 咤咜 哲喆嚞悊 唇脣 啣銜 善譱 喜㐂憘憙 喩喻 嘗甞 嘴觜 器噐 噪譟 嚏嚔 嚠瀏 囓齧 回囘迴 国囶圀
土圡𡈽 址阯 垂埀 培碚 場塲 填塡 墸躇 墻牆 壜罎 壥廛 壷壺 多夛 夢梦 奇竒 奈柰 奘弉 奨獎 妊姙 妍姸 妙玅 姉姊
姫姬 娚嫐嬲 娯娛 娼倡 婿壻聟 嫺嫻 学斈 宜冝 宝寳 宮宫 寧甯 尚尙 尤尢 屡屢 岡堽崗 岩嵒嵓 岸㟁 峨峩 峵嶸
島㠀嶌嶹 崎㟢嵜﨑 崖崕 崘崙 嵩崧 嵯嵳 川巛 巽巺 帰皈 幣幤 年秊 庁廰 庶庻 廠厰 廻廽 廼迺 弁辧 弐貮 強强 彙彚
彜彝 彦彥 径逕 徇侚 従从 徳悳惪𢛳 忰悴 怪恠 恥耻 恫慟 悦悅 惷蠢 慍愠 慙慚 慴懾 憩憇 懴懺 戛戞 戯戱 戸戶 扞捍
抛拋 抬擡 挙舉 掴摑 揀柬 搗擣 携攜 攅攢 攴攵 教敎 旙旛 既旣 昂昻 明朙 映暎 是昰 昿曠 時旹 晋晉 晰晳 暠皜 曖瞹
曳曵 期朞 杆桿 杉杦 村邨 来耒 松柗梥 柁舵 柏栢 柳栁桺 柵栅 査查 柿柹 桑桒 梅楳 梨棃 梹檳 棄弃 棋棊 椁槨 楡榆
榕穃 樒櫁 樽罇 橋槗𣘺 檐簷 檣艢 檪櫟 櫑罍 櫨枦 欣惞 歌哥謌 歳歲 殱殲 毀毁 決决 没沒 況况 泉湶 泰𣳾 浜濵 浣澣
浩澔 涌湧 涙泪 涜瀆 淵渊渕 添𣷹 清淸 渓谿 準凖 溜澑 漾瀁 潜濳 澄澂 濶闊 瀦潴 炉鈩鑪 炯烱 焔焰 煕熈熙 煙烟
熔鎔 燎尞 爍鑠 爾尒尓尔 牋箋 牴羝 犁犂 犲豺 狂抂 狸貍 猊貎 猪豬 猶犹 珍珎 珱瓔 琅瑯 琴琹 瑠璢 瑤瑶 瑪碼 産產
町甼 留畄畱 畝畆 略畧 畳疂疉 畴疇 疎踈 疣肬 痒癢 皖晥 皰靤 皸皹 眉睂 眥眦 睹覩 矩榘 砧碪 碍礙 祢袮 禀稟
秋秌穐龝 秕粃 税稅 稚穉 稽𥡴 稿稾 窪漥 窯窰 竪豎 笋筍 第㐧 筐筺 筝箏 箆篦 箘箟 箝篏 箪簞 範笵 篠筱 籖籤 粘黏
粥鬻 糧粮 糾糺 紘絋綋 紙帋 累縲 終夂 絶絕 綿緜 総摠 緕纃 線綫 繊纎 繋繫 繭絸 繿襤 纏纒 罰罸 羈覊 群羣 翠翆
耕畊 聡聰 聯聨 育毓 脈脉 脱脫 腟膣 腮顋 腸膓 膾鱠 舎舍 舗舖鋪 舮艫 船舩 莅涖 莱萊 菟莵 萼蕚 蓋乢盖葢 蔭䕃
蕊蕋蘂 蕩蘯 虎乕 虱蝨 蚫鮑 蛎蠇 蝉蟬 蟹蠏 蠧蠹 衽袵 褝襌 規䂓 解觧 訛譌 詠咏 説說 譖譛 讃讚 讐讎 豼貔 貌皃
財戝 賍贓 賢贒 質貭 走赱 跖蹠 跡迹 踊踴 躙躪 輌輛 輒輙 轟軣 辺邉 逃迯 達逹 部郶 酢醋 鉄銕鐡 鉱砿礦 銹鏥 鋭銳
錏鐚 鍬鍫 鎌鐮 鎖鎻 鐸鈬 鑑鑒 鑚鑽 閉閇 閏閠𨳝 間閒 閙鬧 閣擱 閲閱 闘鬪 陦隯 陽昜 隙𨻶 隣鄰 隷隸 雁鴈 雄䧺
雑襍 雕鵰 青靑 靖竫 靹鞆 韲齏 韻韵 頬頰 顔顏 顛顚 風凬 飃飄 飯飰 飲飮 館舘 香皀 高髙 魚𩵋 鰛鰮 鰲鼇 鱸魲 鳧鳬
鳳鳯 鴟鵄 鵝鵞 鶏雞 鶴寉靎靏 鷆鷏 黛黱 鼓皷 鼠鼡
`,
  /** Unihan_Variants.txt of Unicode 10.0.0: semantic, Z, simplified and traditional variants. */
  Unihan: `
井丼 京亰 侭儘 侶侣 冪羃 刊刋 券劵 剥剝 協恊 卯夘 叡睿 呂吕 嘘噓 嚢囊 坂阪 埒埓 堺界 嬾懶 帚菷 往徃 惧懼 拏拿
曹曺 朗朖 本夲 松枩 栖棲 梼檮 楕橢 樽墫 欝鬱 沖冲 涛濤 渋澀 溌潑 潅灌 皐皋 砺礪 禿秃 窓窗 競竸 篭籠 籐籘 羨羡
羮羹 臈臘 芻蒭 苺莓 蓑簑 薮藪 蘇蘓 蛎蠣 蝿蠅 蟆蟇 衂衄 裏裡 裴裵 諌諫 跡蹟 踪蹤 躯軀 迩邇 迪廸 遡泝溯 醗醱
釜釡 鈎鉤 雁鳫 韮韭 頚頸 飾餝 騨驒 鴬鶯 麩麸
`,
  /** Letters of JIS X 0213 and 0212 that belong together, by the CJKVI database (cjkvi-variants). */
  JISの関連字: `
冴冱 剣釼 叱𠮟 堺畍 昇曻 栃杤 檗蘗 気气 獏貘 竃竈 臈﨟 蒂蔕 蓑簔 薀蘊 薮籔 賎賤 逅遘 逎遒 靭靱 鯵鰺 麺麪
`,
  /** The 異体字 of variant_rule.txt of Mozc. */
  Mozc: `
旗籏
`,
  /** Of 戸籍統一文字, by the CJKVI database: not in the MJ map. */
  戸籍統一文字: `
敖遨 晧皓 模糢 碩碵 萱萓
`,
  /** By way of 罐: 常用漢字表 has 缶 and 罐, Unihan 罐 and 鑵. */
  三字目を経る: `
缶鑵
`,
  /** No table has these. They differ in law, and are mixed up in names every day: 斎藤 and 斉藤, 磯部 and 礒部. */
  自社の判断: `
斉斎齋 磯礒
`,
} as const;

/** Each a usual letter and what stands for it. */
export const KANJI_VARIANTS: readonly string[] = Object.values(VARIANTS_BY_SOURCE).flatMap((lines) =>
  lines.trim().split(/\s+/u),
);
