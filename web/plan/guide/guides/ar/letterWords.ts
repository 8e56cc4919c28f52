import type { LetterWords } from "../../letter.js";

/** The words of letters in Arabic. */
export const letterWords: LetterWords = {
  greetingTo: "تحية طيبة {contact}",
  greeting: "السادة الكرام، تحية طيبة",
  missing: {
    me: "الاسم الكامل",
    phone: "رقم الهاتف",
    contact: "اسم الشخص",
    employer: "اسم جهة العمل",
    title: "المسمى الوظيفي",
    reference: "الرقم المرجعي",
    sentOn: "يوم التقديم",
    idealJob: "العمل المطلوب",
    day: "يوم المقابلة",
    time: "وقت المقابلة",
    place: "مكان المقابلة",
    answerBy: "يوم الرد",
    startOn: "أول يوم عمل",
    salary: "الراتب في العرض",
    promisedOn: "اليوم الموعود",
    company: "اسم الشركة",
    helper: "اسم الشخص المساعد",
  },
};
