import type { LetterWords } from "../../letter.js";

/** The words of letters in Arabic. */
export const letterWords: LetterWords = {
  greetingTo: "تحية طيبة {contact}",
  greeting: "تحية طيبة وبعد",
  pay: {
    HOUR: "{amount} في الساعة",
    DAY: "{amount} في اليوم",
    WEEK: "{amount} في الأسبوع",
    MONTH: "{amount} في الشهر",
    YEAR: "{amount} في السنة",
  },
  missing: {
    me: "اسمي الكامل",
    phone: "رقم هاتفي",
    contact: "اسم الشخص",
    employer: "اسم جهة العمل",
    title: "المسمى الوظيفي",
    reference: "الرقم المرجعي",
    sentOn: "يوم التقديم",
    idealJob: "العمل المطلوب",
    day: "يوم المقابلة",
    time: "وقت المقابلة",
    place: "مكان المقابلة",
    answerBy: "آخر يوم للرد",
    startOn: "أول يوم عمل",
    salary: "الراتب في العرض",
    promisedOn: "اليوم الذي ذُكر للرد",
    company: "اسم الشركة",
    helper: "اسم من سيساعدني",
  },
};
