import type { SignInTexts } from "../texts.js";

/** The pages of the local provider in Arabic. */
export const ar: SignInTexts = {
  product: "Job Hunt Tracker",
  signIn: {
    title: "تسجيل الدخول",
    button: "تسجيل الدخول",
    refused: "عنوان البريد الإلكتروني وكلمة المرور لا يتطابقان.",
    isNewHere: "جديد هنا؟",
    signUp: "إنشاء حساب",
  },
  signUp: {
    title: "إنشاء حساب",
    button: "إنشاء الحساب",
    firstTitle: "أنشئ حسابك",
    firstIntroduction: "لا أحد لديه حساب هنا بعد. يُحفظ حسابك على هذا الخادم وحده.",
    hasAccount: "لديك حساب بالفعل؟",
    signIn: "تسجيل الدخول",
    closed: "لا يمكن إنشاء حسابات جديدة هنا.",
  },
  fields: {
    name: "الاسم",
    email: "عنوان البريد الإلكتروني",
    password: "كلمة المرور",
    passwordHint: "8 أحرف على الأقل.",
  },
  faults: {
    nameMissing: "أدخل اسمك.",
    nameTooLong: "استخدم اسمًا لا يتجاوز 200 حرف.",
    emailMissing: "أدخل عنوان بريدك الإلكتروني.",
    emailWrong: "أدخل عنوان بريد إلكتروني مثل name@example.com.",
    emailTaken: "يوجد حساب بهذا العنوان. سجّل الدخول أو استخدم عنوانًا آخر.",
    passwordMissing: "أدخل كلمة المرور.",
    passwordTooShort: "استخدم 8 أحرف على الأقل.",
    passwordTooLong: "استخدم 200 حرف على الأكثر.",
    passwordIsEmail: "استخدم كلمة مرور غير عنوان بريدك الإلكتروني.",
    passwordIsName: "استخدم كلمة مرور ليست مجرد اسمك أو الاسم في بريدك الإلكتروني أو اسم هذا البرنامج.",
    passwordIsPattern: "استخدم كلمة مرور ليست مجرد أحرف قليلة مكررة أو متتالية.",
    passwordIsCommon: "هذه من أكثر كلمات المرور شيوعًا، وهي أول ما يُخمَّن. استخدم كلمة أخرى.",
  },
  lookAround: {
    button: "ألقِ نظرة أولًا",
    note: "يفتح حسابًا فيه بحث عن عمل مُختلَق، ويستغرق ذلك بضع ثوانٍ. يُحذف الحساب بكل ما فيه عند تسجيل الخروج، أو بعد يوم على الأكثر.",
    name: "ضيف",
  },
  backUp: {
    offer: "لدي نسخة احتياطية",
    title: "استعادة نسخة احتياطية",
    introduction: "لا أحد لديه حساب هنا بعد، فلن يضيع شيء. على الجهاز الذي يعمل عليه هذا الخادم:",
    stop: "أوقف الخادم.",
    moveAway: "أبعِد قاعدة البيانات الفارغة:",
    restore: "استعِد النسخة:",
    files: "أعِد مجلد الملفات إن كنت قد نسخته:",
    start: "شغّل الخادم وسجّل الدخول كما كنت تفعل.",
    found: "النسخ الموجودة في مجلد البيانات",
    back: "رجوع",
  },
  faultTitle: (title) => `خطأ: ${title}`,
  wait: (minutes) => `محاولات كثيرة جدًا. حاول مرة أخرى بعد ${waitOf(minutes)}.`,
  secondFactor: {
    title: "أكّد أنك أنت",
    introCode: "أدخل الرمز المكوّن من 6 أرقام الذي يعرضه تطبيق المصادقة.",
    introPasskey: "يطلب حسابك مفتاح مرور بعد كلمة المرور.",
    code: "الرمز",
    button: "متابعة",
    useRecovery: "استخدام رمز استرداد بدلًا من ذلك",
    recoveryCode: "رمز الاسترداد",
    recoveryHint: "يصلح كل رمز مرة واحدة.",
    codeMissing: "أدخل رمزًا.",
    wrongCode: "هذا الرمز غير صحيح أو سبق استخدامه.",
    startAgain: "البدء من جديد",
    signInByPasskey: "تسجيل الدخول بمفتاح مرور",
    usePasskey: "استخدام مفتاح مرور",
    passkeyFailed: "لم يُقبل مفتاح المرور. حاول مرة أخرى أو تابع من دونه.",
  },
  expired: {
    title: "انتهت عملية الدخول هذه",
    text: "اكتملت في تبويب آخر أو انتظرت طويلًا. عُد وسجّل الدخول من جديد.",
  },
  stopped: {
    title: "لا يمكن متابعة عملية الدخول هذه",
    text: "البرنامج الذي أرسلك إلى هنا طلب أمرًا غير ممكن:",
  },
  unavailable: {
    title: "تسجيل الدخول غير ممكن حاليًا",
    text: "لم يتمكن الخادم من أداء دوره. حاول مرة أخرى بعد دقيقة.",
  },
  backToProduct: "العودة إلى Job Hunt Tracker",
};

const forms = new Intl.PluralRules("ar");
const waits = {
  zero: () => "لحظات",
  one: () => "دقيقة",
  two: () => "دقيقتين",
  few: (minutes: number) => `${minutes} دقائق`,
  many: (minutes: number) => `${minutes} دقيقة`,
  other: (minutes: number) => `${minutes} دقيقة`,
} as const satisfies Record<Intl.LDMLPluralRule, (minutes: number) => string>;

function waitOf(minutes: number): string {
  return waits[forms.select(minutes)](minutes);
}
