-- A text as Japanese users type it: 「山田花子」 is 「山田 花子」, 「高橋」 is 「髙橋」, 「1ー2」 is 「1-2」. Lines stay apart.
-- `norm_ja` stays what tells accounts and hashtags apart; this is what texts are searched and names compared by.
-- Most texts have no letter to replace. In the others each of the few is looked up by itself: `translate` would compare
-- every letter of the text with every variant, twenty times as slowly.
create function loose_ja(value text) returns text
language plpgsql immutable strict parallel safe cost 20 as $$
declare
  variants constant text :=
    'ゖゕ‐‒–—―−〜弌萬與丗卅亟焏兩竝乘气亂龜豫爭亊弍丼亙亞亰佛仭假妤會倅傳訷竚躰軆體餘做侫珮倂俠價儘儁爼悧俱儉賰僞杰僭兊兔兒黨圓册冐冩寫寃寇羃凜處凾釖刄苅尅剱劍劒劔釼劑剝剩刧勵勞效敕倞勸勳勛勹區醫卆恊單愽巵夘卽卻廁廚廏廐廝嚴參雙收敍敘睿臺𠮟號𠮷弔仝吞咒咊咜喆悊脣啞銜譱憙㐂憘營甞囑觜嚙噐譟嚔瀏囊齧囘迴團圍圖圀國圈薗壓阯阪埀埓碚墮塲界畍壘鹽塡增躇牆壞壤罎廛壯聲壹賣壺變夛梦竒弉奧奬獎姙嫐嬲倡壻聟嫻孃懶學斈冝寳寶實冨寬寢甯對壽專將尢堯盡屆屛屬屢堽崗嵒嵓嶽峽峩峯嶸嶋嶌嶹嵜﨑崕崙崧嵳巖巛巢卷菷帶歸皈幤幷廰廳廣廢厰迺瓣辧辨辯貮貳彌彎彈當彝徃徑逕侚从從悳德徵應悴恠戀恆耻慟惠悅惱惡懼慘蠢愠愼慚懾憇懷懺戞戰戲戾拂捍拔擇擡擔拿拜據擴擧舉挾插搜揭摑搔柬搖擣攜攝擊攪攢攵遨敎敞數斎齊齋斷旛舊昻曻暎晝曠晄晉皓晚晳曉皜曆瞹曵曾朖朞桿邨條來耒盃樞舵栢栁榮棲桒櫻枡棧檜楳檳檮弃棊槨檢橢樓樂槪穃樣槇櫁糢權橫墫罇簷蘗艢櫟罍枦鬱缺惞歐哥謌歡步齒歷殘殲毆殼每氣决冲沒澤况湶淨淺濱濵澣湧泪淚濤瀆凉渊渕淸渴濟涉澀澁溪谿溫灣濕滿潑凖澑瀧滯瀁灌潛濳澂闊沪潴瀨燈爐鈩鑪烱點爲焰燒熈熙烟鎔尞鑠箋羝犂犧豺狀抂獨狹貍貎獵豬獻犹貘獸珎瓔瑯璢瑶碼甁甼畫畄畆畧疂疉疊疇踈肬癢瘦癡發晥靤皹盜縣眞眦覩榘硏碎碪礪礙碵礒禮禰袮禱稟祿禪穐龝粃祕稱穉稻穗頴穩穰竊窗窰竈龍豎筍筺箏篦箟篏簞笵筱籠籘籤粹黏肅鬻粮絲糺絋帋縲夂經繪繼續緜總摠綠緖纃綫緣繩縱纎纖繫繡襤纒罐鑵罸覊羣羹翆飜畊聰聨聽毓膽脉腦膣顋膓鱠臘﨟臟舍鋪舖艫舩艷蘆藝蒭莓莖莊涖萊莵萠萓蕚蔕蔣乢盖葢簑簔藏蕋蘂蘯蘊薰藥藪稾蘓乕虛蟲蝨蠶鮑螢蠣蠇蠻蟬蠟蠅蟇蠏蠹衄衞袵裝裡裵襃襌霸覺覽觀觧觸譌譯證咏譽讀諫謠譛讓讚讎豐貔皃屓戝贓賤贊贒貭赱蹠蹟迹踐踴蹤躪軀轉輕輛輙軣辭邉邊邇迯遘遒遞遲逹泝溯遙郞鄕醉醋醬釀釋埜釡鉤銕鐡鐵砿礦鑛錢鏥鑄鐚鍊錄鎭鈬鑒鑽閇閠閒鬧關擱鬭陷隯險昜隨隱鄰隸鳫鴈襍雜鵰靈靑竫靜靱鞆韭齏韵頸頰賴顏顯凬飄飮餝餠舘皀驛駈驅騷驗髓髙髮鰺鰮鼇魲鳬鷗鵄鶯鵞鷄寉靏鷏鹼麥麸麴麵黃黑默皷鼡齡';
  usual constant text :=
    'けか------~一万与世世丞丞両並乗乞乱亀予争事二井亘亜京仏仞仮伃会伜伝伸佇体体体余作佞佩併侠価侭俊俎俐倶倹偆偽傑僣兌兎児党円冊冒写写冤冦冪凛処函刀刃刈剋剣剣剣剣剣剤剥剰劫励労効勅勍勧勲勲包区医卒協単博卮卯即却厠厨厩厩厮厳参双収叙叙叡台叱号吉吊同呑呪和咤哲哲唇唖啣善喜喜喜営嘗嘱嘴噛器噪嚏嚠嚢囓回回団囲図国国圏園圧址坂垂埒培堕場堺堺塁塩填増墸墻壊壌壜壥壮声壱売壷変多夢奇奘奥奨奨妊娚娚娼婿婿嫺嬢嬾学学宜宝宝実富寛寝寧対寿専将尤尭尽届屏属屡岡岡岩岩岳峡峨峰峵島島島崎崎崖崘嵩嵯巌川巣巻帚帯帰帰幣并庁庁広廃廠廼弁弁弁弁弐弐弥弯弾当彜往径径徇従従徳徳徴応忰怪恋恒恥恫恵悦悩悪惧惨惷慍慎慙慴憩懐懴戛戦戯戻払扞抜択抬担拏拝拠拡挙挙挟挿捜掲掴掻揀揺搗携摂撃撹攅攴敖教敝数斉斉斉断旙旧昂昇映昼昿晃晋晧晩晰暁暠暦曖曳曽朗期杆村条来来杯枢柁柏柳栄栖桑桜桝桟桧梅梹梼棄棋椁検楕楼楽概榕様槙樒模権横樽樽檐檗檣檪櫑櫨欝欠欣欧歌歌歓歩歯歴残殱殴殻毎気決沖没沢況泉浄浅浜浜浣涌涙涙涛涜涼淵淵清渇済渉渋渋渓渓温湾湿満溌準溜滝滞漾潅潜潜澄濶濾瀦瀬灯炉炉炉炯点為焔焼煕煕煙熔燎爍牋牴犁犠犲状狂独狭狸猊猟猪献猶獏獣珍珱琅瑠瑤瑪瓶町画留畝略畳畳畳畴疎疣痒痩痴発皖皰皸盗県真眥睹矩研砕砧砺碍碩磯礼祢祢祷禀禄禅秋秋秕秘称稚稲穂穎穏穣窃窓窯竃竜竪笋筐筝箆箘箝箪範篠篭籐籖粋粘粛粥糧糸糾紘紙累終経絵継続綿総総緑緒緕線縁縄縦繊繊繋繍繿纏缶缶罰羈群羮翠翻耕聡聯聴育胆脈脳腟腮腸膾臈臈臓舎舗舗舮船艶芦芸芻苺茎荘莅莱菟萌萱萼蒂蒋蓋蓋蓋蓑蓑蔵蕊蕊蕩薀薫薬薮藁蘇虎虚虫虱蚕蚫蛍蛎蛎蛮蝉蝋蝿蟆蟹蠧衂衛衽装裏裴褒褝覇覚覧観解触訛訳証詠誉読諌謡譖譲讃讐豊豼貌負財賍賎賛賢質走跖跡跡践踊踪躙躯転軽輌輒轟辞辺辺迩逃逅逎逓遅達遡遡遥郎郷酔酢醤醸釈野釜鈎鉄鉄鉄鉱鉱鉱銭銹鋳錏錬録鎮鐸鑑鑚閉閏間閙関閣闘陥陦険陽随隠隣隷雁雁雑雑雕霊青靖静靭靹韮韲韻頚頬頼顔顕風飃飲飾餅館香駅駆駆騒験髄高髪鯵鰛鰲鱸鳧鴎鴟鴬鵝鶏鶴鶴鷆鹸麦麩麹麺黄黒黙鼓鼠齢';
  letter text;
  folded text := translate(public.norm_ja(value), E' \t\r・', '');
begin
  if folded ~ '[\u200b-\u200d\u2060\ufeff\ufe00-\ufe0f\U000e0100-\U000e01ef]' then
    folded := regexp_replace(
      folded, '[\u200b-\u200d\u2060\ufeff\ufe00-\ufe0f\U000e0100-\U000e01ef]', '', 'g'
    );
  end if;
  if folded ~ '[ゖゕ‐‒–—―−〜弌萬與丗卅亟焏兩竝乘气亂龜豫爭亊弍丼亙亞亰佛仭假妤會倅傳訷竚躰軆體餘做侫珮倂俠價儘儁爼悧俱儉賰僞杰僭兊兔兒黨圓册冐冩寫寃寇羃凜處凾釖刄苅尅剱劍劒劔釼劑剝剩刧勵勞效敕倞勸勳勛勹區醫卆恊單愽巵夘卽卻廁廚廏廐廝嚴參雙收敍敘睿臺𠮟號𠮷弔仝吞咒咊咜喆悊脣啞銜譱憙㐂憘營甞囑觜嚙噐譟嚔瀏囊齧囘迴團圍圖圀國圈薗壓阯阪埀埓碚墮塲界畍壘鹽塡增躇牆壞壤罎廛壯聲壹賣壺變夛梦竒弉奧奬獎姙嫐嬲倡壻聟嫻孃懶學斈冝寳寶實冨寬寢甯對壽專將尢堯盡屆屛屬屢堽崗嵒嵓嶽峽峩峯嶸嶋嶌嶹嵜﨑崕崙崧嵳巖巛巢卷菷帶歸皈幤幷廰廳廣廢厰迺瓣辧辨辯貮貳彌彎彈當彝徃徑逕侚从從悳德徵應悴恠戀恆耻慟惠悅惱惡懼慘蠢愠愼慚懾憇懷懺戞戰戲戾拂捍拔擇擡擔拿拜據擴擧舉挾插搜揭摑搔柬搖擣攜攝擊攪攢攵遨敎敞數斎齊齋斷旛舊昻曻暎晝曠晄晉皓晚晳曉皜曆瞹曵曾朖朞桿邨條來耒盃樞舵栢栁榮棲桒櫻枡棧檜楳檳檮弃棊槨檢橢樓樂槪穃樣槇櫁糢權橫墫罇簷蘗艢櫟罍枦鬱缺惞歐哥謌歡步齒歷殘殲毆殼每氣决冲沒澤况湶淨淺濱濵澣湧泪淚濤瀆凉渊渕淸渴濟涉澀澁溪谿溫灣濕滿潑凖澑瀧滯瀁灌潛濳澂闊沪潴瀨燈爐鈩鑪烱點爲焰燒熈熙烟鎔尞鑠箋羝犂犧豺狀抂獨狹貍貎獵豬獻犹貘獸珎瓔瑯璢瑶碼甁甼畫畄畆畧疂疉疊疇踈肬癢瘦癡發晥靤皹盜縣眞眦覩榘硏碎碪礪礙碵礒禮禰袮禱稟祿禪穐龝粃祕稱穉稻穗頴穩穰竊窗窰竈龍豎筍筺箏篦箟篏簞笵筱籠籘籤粹黏肅鬻粮絲糺絋帋縲夂經繪繼續緜總摠綠緖纃綫緣繩縱纎纖繫繡襤纒罐鑵罸覊羣羹翆飜畊聰聨聽毓膽脉腦膣顋膓鱠臘﨟臟舍鋪舖艫舩艷蘆藝蒭莓莖莊涖萊莵萠萓蕚蔕蔣乢盖葢簑簔藏蕋蘂蘯蘊薰藥藪稾蘓乕虛蟲蝨蠶鮑螢蠣蠇蠻蟬蠟蠅蟇蠏蠹衄衞袵裝裡裵襃襌霸覺覽觀觧觸譌譯證咏譽讀諫謠譛讓讚讎豐貔皃屓戝贓賤贊贒貭赱蹠蹟迹踐踴蹤躪軀轉輕輛輙軣辭邉邊邇迯遘遒遞遲逹泝溯遙郞鄕醉醋醬釀釋埜釡鉤銕鐡鐵砿礦鑛錢鏥鑄鐚鍊錄鎭鈬鑒鑽閇閠閒鬧關擱鬭陷隯險昜隨隱鄰隸鳫鴈襍雜鵰靈靑竫靜靱鞆韭齏韵頸頰賴顏顯凬飄飮餝餠舘皀驛駈驅騷驗髓髙髮鰺鰮鼇魲鳬鷗鵄鶯鵞鷄寉靏鷏鹼麥麸麴麵黃黑默皷鼡齡]' then
    for letter in select distinct m.letters[1] from regexp_matches(folded, '[ゖゕ‐‒–—―−〜弌萬與丗卅亟焏兩竝乘气亂龜豫爭亊弍丼亙亞亰佛仭假妤會倅傳訷竚躰軆體餘做侫珮倂俠價儘儁爼悧俱儉賰僞杰僭兊兔兒黨圓册冐冩寫寃寇羃凜處凾釖刄苅尅剱劍劒劔釼劑剝剩刧勵勞效敕倞勸勳勛勹區醫卆恊單愽巵夘卽卻廁廚廏廐廝嚴參雙收敍敘睿臺𠮟號𠮷弔仝吞咒咊咜喆悊脣啞銜譱憙㐂憘營甞囑觜嚙噐譟嚔瀏囊齧囘迴團圍圖圀國圈薗壓阯阪埀埓碚墮塲界畍壘鹽塡增躇牆壞壤罎廛壯聲壹賣壺變夛梦竒弉奧奬獎姙嫐嬲倡壻聟嫻孃懶學斈冝寳寶實冨寬寢甯對壽專將尢堯盡屆屛屬屢堽崗嵒嵓嶽峽峩峯嶸嶋嶌嶹嵜﨑崕崙崧嵳巖巛巢卷菷帶歸皈幤幷廰廳廣廢厰迺瓣辧辨辯貮貳彌彎彈當彝徃徑逕侚从從悳德徵應悴恠戀恆耻慟惠悅惱惡懼慘蠢愠愼慚懾憇懷懺戞戰戲戾拂捍拔擇擡擔拿拜據擴擧舉挾插搜揭摑搔柬搖擣攜攝擊攪攢攵遨敎敞數斎齊齋斷旛舊昻曻暎晝曠晄晉皓晚晳曉皜曆瞹曵曾朖朞桿邨條來耒盃樞舵栢栁榮棲桒櫻枡棧檜楳檳檮弃棊槨檢橢樓樂槪穃樣槇櫁糢權橫墫罇簷蘗艢櫟罍枦鬱缺惞歐哥謌歡步齒歷殘殲毆殼每氣决冲沒澤况湶淨淺濱濵澣湧泪淚濤瀆凉渊渕淸渴濟涉澀澁溪谿溫灣濕滿潑凖澑瀧滯瀁灌潛濳澂闊沪潴瀨燈爐鈩鑪烱點爲焰燒熈熙烟鎔尞鑠箋羝犂犧豺狀抂獨狹貍貎獵豬獻犹貘獸珎瓔瑯璢瑶碼甁甼畫畄畆畧疂疉疊疇踈肬癢瘦癡發晥靤皹盜縣眞眦覩榘硏碎碪礪礙碵礒禮禰袮禱稟祿禪穐龝粃祕稱穉稻穗頴穩穰竊窗窰竈龍豎筍筺箏篦箟篏簞笵筱籠籘籤粹黏肅鬻粮絲糺絋帋縲夂經繪繼續緜總摠綠緖纃綫緣繩縱纎纖繫繡襤纒罐鑵罸覊羣羹翆飜畊聰聨聽毓膽脉腦膣顋膓鱠臘﨟臟舍鋪舖艫舩艷蘆藝蒭莓莖莊涖萊莵萠萓蕚蔕蔣乢盖葢簑簔藏蕋蘂蘯蘊薰藥藪稾蘓乕虛蟲蝨蠶鮑螢蠣蠇蠻蟬蠟蠅蟇蠏蠹衄衞袵裝裡裵襃襌霸覺覽觀觧觸譌譯證咏譽讀諫謠譛讓讚讎豐貔皃屓戝贓賤贊贒貭赱蹠蹟迹踐踴蹤躪軀轉輕輛輙軣辭邉邊邇迯遘遒遞遲逹泝溯遙郞鄕醉醋醬釀釋埜釡鉤銕鐡鐵砿礦鑛錢鏥鑄鐚鍊錄鎭鈬鑒鑽閇閠閒鬧關擱鬭陷隯險昜隨隱鄰隸鳫鴈襍雜鵰靈靑竫靜靱鞆韭齏韵頸頰賴顏顯凬飄飮餝餠舘皀驛駈驅騷驗髓髙髮鰺鰮鼇魲鳬鷗鵄鶯鵞鷄寉靏鷏鹼麥麸麴麵黃黑默皷鼡齡]', 'g') as m (letters) loop
      folded := replace(folded, letter, substr(usual, position(letter in variants), 1));
    end loop;
  end if;
  if folded ~ '[0-9]ー[0-9]' then
    folded := regexp_replace(folded, '([0-9])ー(?=[0-9])', '\1-', 'g');
  end if;
  return folded;
end
$$;

-- All characters of a key and all pairs of neighbours, as before, of the looser key.
create or replace function grams(value text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  c text[] := string_to_array(public.loose_ja(value), null);
begin
  return array(
    select one || following from unnest(c, c[2:]) as pair (one, following) where following is not null
    union
    select unnest(c)
  );
end
$$;

-- What a record is searched in: what the repository wrote, and its tags, which many records get at once.
create function searched_words(source text, tags text[]) returns text
language sql immutable parallel safe as $$
  select trim(chr(10) from source || chr(10) || array_to_string(tags, chr(10)))
$$;

-- The columns are computed again for every row, each table in one pass. An index goes with its column.
alter table companies drop column search_text,
  add column search_text text not null generated always as (loose_ja(name)) stored;
create index companies_search on companies using gin (search_text gin_trgm_ops);

alter table creators drop column search_text, drop column search_grams,
  add column search_text text not null generated always as (loose_ja(search_source)) stored,
  add column search_grams text[] not null generated always as (grams(search_source)) stored;
create index creators_text on creators using gin (search_text gin_trgm_ops);
create index creators_grams on creators using gin (search_grams);

-- What a person is known by, for finding duplicates: by the looser key, and by phone, too.
drop index managed_creators_identity;
drop function identity_keys(text, text, text, text);
create function identity_keys(display_name text, real_name text, kana text, email text, phone text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  digits text := regexp_replace(
    regexp_replace(normalize(phone, NFKC), '^\s*\+81[^0-9]*0?', '0'), '[^0-9]', '', 'g'
  );
begin
  return array_remove(array[
    'n:' || nullif(public.loose_ja(display_name), ''),
    'n:' || nullif(public.loose_ja(real_name), ''),
    'k:' || nullif(public.loose_ja(kana), ''),
    'e:' || nullif(lower(email), ''),
    case when length(digits) between 9 and 15 then 'p:' || digits end
  ], null);
end
$$;

alter table managed_creators drop column search_text, drop column search_grams;
-- Phone, agency, postal code and address are searched from now on, numbers with and without their marks.
update managed_creators c
set search_source = concat_ws(chr(10),
  nullif(display_name, ''), nullif(real_name, ''), nullif(kana, ''), nullif(email, ''),
  nullif(c.phone, ''), nullif(nullif(n.phone, c.phone), ''), nullif(agency, ''),
  nullif(c.postal_code, ''), nullif(nullif(n.postal_code, c.postal_code), ''), nullif(address, ''), nullif(memo, ''),
  (select string_agg(a.handle, chr(10) order by a.position) from managed_creator_accounts a
    where a.company_uid = c.company_uid and a.managed_creator_uid = c.uid))
from (
  select uid,
    regexp_replace(regexp_replace(normalize(phone, NFKC), '^\s*\+81[^0-9]*0?', '0'), '[^0-9]', '', 'g') as phone,
    regexp_replace(normalize(postal_code, NFKC), '[^0-9]', '', 'g') as postal_code
  from managed_creators
) n
where n.uid = c.uid and c.erased_at is null;
alter table managed_creators
  add column search_text text not null
    generated always as (loose_ja(searched_words(search_source, tags))) stored,
  add column search_grams text[] not null
    generated always as (grams(searched_words(search_source, tags))) stored,
  add column identity text[] not null
    generated always as (identity_keys(display_name, real_name, kana, email, phone)) stored;
create index managed_creators_identity on managed_creators using gin (identity) where erased_at is null;
create index managed_creators_text on managed_creators using gin (search_text gin_trgm_ops);
create index managed_creators_grams on managed_creators using gin (search_grams);

alter table projects drop column search_text,
  add column search_text text not null generated always as (
    loose_ja(name || chr(10) || client_name || chr(10) || product_name)
  ) stored;
create index projects_text on projects using gin (search_text gin_trgm_ops);

alter table comments drop column search_text,
  add column search_text text not null generated always as (loose_ja(text)) stored;
create index comments_text on comments using gin (search_text gin_trgm_ops);

alter table support_comments drop column search_text,
  add column search_text text not null generated always as (loose_ja(text)) stored;
create index support_comments_text on support_comments using gin (search_text gin_trgm_ops);

alter table payment_notices drop column search_text, drop column search_grams,
  add column search_text text not null generated always as (loose_ja(search_source)) stored,
  add column search_grams text[] not null generated always as (grams(search_source)) stored;
create index payment_notices_text on payment_notices using gin (search_text gin_trgm_ops);
create index payment_notices_grams on payment_notices using gin (search_grams);

alter table archived_notices drop column search_text, drop column search_grams,
  add column search_text text not null generated always as (
    loose_ja(number || chr(10) || company_name || chr(10) || payee_name)
  ) stored,
  add column search_grams text[] not null generated always as (
    grams(number || chr(10) || company_name || chr(10) || payee_name)
  ) stored;
create index archived_notices_text on archived_notices using gin (search_text gin_trgm_ops);
create index archived_notices_grams on archived_notices using gin (search_grams);

-- Two records that look like one person and are two: they are not asked about again. The uids are in order.
-- No reference to the records: a merge would turn a pair into a record and itself.
create table different_creators (
  company_uid text not null references companies (uid),
  first_uid text not null,
  second_uid text not null,
  decided_by text references users (uid),
  decided_at timestamptz not null default now(),
  primary key (company_uid, first_uid, second_uid),
  check (first_uid collate "C" < second_uid collate "C")
);
