import type { PlaceText } from "../words/placeTexts.ts";
import type { UiWords } from "../words/word.ts";

/** What times, boards and calendars say, in English. */
export const englishPlaces = {
  "年/月/日 時:分": "YYYY/MM/DD HH:MM",
  "時刻（日本時間）": "Time in Japan",
  決定: "Done",
  "時刻がありません。「{example}」のように、時刻まで入力してください。":
    "There is no time. Enter one too, like “{example}”.",
  "時計にない時刻です。0:00から23:59までで入力してください。":
    "There is no such time. Enter one from 0:00 to 23:59.",
  "日時として読み取れませんでした。「{example}」のように入力してください。":
    "That is no date with a time. Enter one like “{example}”.",
  "{at}以降の日時を入力してください。": "Enter {at} or later.",
  "{at}以前の日時を入力してください。": "Enter {at} or earlier.",
  "スペースキーでつかみ、矢印キーで移動先を選び、Enterで移します。Escapeでやめます。つかんでいない間は、矢印キーでほかのカードへ移ります。":
    "Space takes the card, the arrow keys choose where it goes, Enter puts it there, Escape gives up. While no card is held, the arrow keys go to the other cards.",
  カード: "card",
  "元の場所です。": "Where it was.",
  "「{place}」には移せません。{why}": "It cannot go to {place}. {why}",
  "「{place}」。Enterで移します。": "{place}. Enter puts it there.",
  "「{place}」。Enterで移します（{note}）。": "{place}. Enter puts it there ({note}).",
  "{name}の移動をやめました。": "{name} stays where it was.",
  "その間に{name}が「{place}」へ移されたため、移動をやめました。":
    "Somebody else moved {name} to {place}: it stays there.",
  "{name}を元の場所に置きました。": "{name} was put back where it was.",
  "{name}をつかみました。いまは「{place}」です。矢印キーで移動先を選んでください。":
    "Took {name}. It is in {place}. Choose where it goes by the arrow keys.",
  "{name}を「{place}」へ移しました。": "Moved {name} to {place}.",
  "{name}を移せませんでした。「{place}」に戻しました。": "{name} could not be moved. It is back in {place}.",
  "{name}を{day}へ移しました。": "Moved {name} to {day}.",
  "{name}を移せませんでした。{day}に戻しました。": "{name} could not be moved. It is back on {day}.",
  "{name}をつかみました。いまは{day}です。矢印キーで移す日を選んでください。":
    "Took {name}. It is on {day}. Choose its day by the arrow keys.",
  "元の日です。": "The day that it is on.",
  "{day}。Enterで移します。": "{day}. Enter puts it there.",
  "{day} からの週": "Week from {day}",
  "スペースキーでつかみ、矢印キーで移す日を選び、Enterで移します。Escapeでやめます。":
    "Space takes it, the arrow keys choose a day, Enter puts it there, Escape gives up.",
  前の週: "Previous week",
  次の週: "Next week",
  月: "Month",
  週: "Week",
  "この日の{label}はありません。": "{label}: none on this day.",
  予定の日を変える: "Another day",
  この日に移す: "Move to this day",
} as const satisfies Required<Pick<UiWords, PlaceText>>;
