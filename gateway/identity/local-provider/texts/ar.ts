import type { SignInTexts } from "../texts.js";

/** The pages of the local provider in Arabic. */
export const ar: SignInTexts = {
  product: "Job Hunt Tracker",
  signIn: {
    title: "تسجيل الدخول",
    button: "تسجيل الدخول",
    refused: "عنوان البريد الإلكتروني وكلمة المرور لا يتطابقان.",
    isNewHere: "ليس لديك حساب بعد؟",
    signUp: "إنشاء حساب",
  },
  signUp: {
    title: "إنشاء حساب",
    button: "إنشاء الحساب",
    firstTitle: "إنشاء أول حساب",
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
    nameMissing: "يُرجى إدخال اسمك.",
    nameTooLong: "الحد الأقصى لطول الاسم 200 حرف.",
    emailMissing: "يُرجى إدخال عنوان بريدك الإلكتروني.",
    emailWrong: "يُرجى إدخال عنوان بريد إلكتروني مثل name@example.com.",
    emailTaken: "يوجد حساب بهذا العنوان. يمكن تسجيل الدخول أو استخدام عنوان آخر.",
    emailTakenTaking: "لهذا العنوان حساب بالفعل. يمكن تسجيل الدخول وأخذ ما أضفته معك.",
    emailTakenLeaving: "لهذا العنوان حساب بالفعل. يمكن تسجيل الدخول أو اختيار عنوان آخر.",
    passwordMissing: "يُرجى إدخال كلمة المرور.",
    passwordTooShort: "الحد الأدنى لكلمة المرور 8 أحرف.",
    passwordTooLong: "الحد الأقصى لكلمة المرور 200 حرف.",
    passwordIsEmail: "يُرجى استخدام كلمة مرور ليست عنوان بريدك الإلكتروني.",
    passwordIsName: "يُرجى استخدام كلمة مرور ليست مجرد اسمك أو الاسم في بريدك الإلكتروني أو اسم هذا المنتج.",
    passwordIsPattern: "يُرجى استخدام كلمة مرور ليست مجرد أحرف قليلة مكررة أو متتالية.",
    passwordIsCommon: "هذه من أكثر كلمات المرور شيوعًا، وهي أول ما يُخمَّن. يُرجى استخدام كلمة أخرى.",
  },
  lookAround: {
    button: "إلقاء نظرة أولًا",
    note: "يفتح حسابًا تجريبيًا فيه أمثلة من بحث عن عمل غير حقيقي، ويستغرق ذلك بضع ثوانٍ. يُحذف الحساب بكل ما فيه عند تسجيل الخروج، أو بعد يوم على الأكثر.",
    noteUnused:
      "يفتح حسابًا تجريبيًا فيه أمثلة من بحث عن عمل غير حقيقي، ويستغرق ذلك بضع ثوانٍ. يُحذف الحساب بكل ما فيه عند تسجيل الخروج، أو بعد ساعة دون استخدام، أو بعد يوم.",
    name: "ضيف",
    busy: "الخادم مشغول بفتح حسابات لزوار آخرين. يمكن المحاولة مرة أخرى بعد دقيقة.",
  },
  keep: {
    title: "الاحتفاظ بهذا البحث",
    introduction: "يصبح البحث المثال حسابًا خاصًا بك. وتنتهي رموز الوصول وعنوان التقويم الخاصة به.",
    takeIntroduction: "يصبح ما أضفته بداية حسابك الخاص، ويُحذف البحث المختلق.",
    startTitle: "بدء بحثي الخاص",
    startIntroduction: "يُحذف البحث المثال بكل ما فيه، ويبدأ حسابك فارغًا.",
    question: "ماذا يبقى؟",
    everything: "المثال وما أضفته",
    additions: "ما أضفته فقط",
    button: "الاحتفاظ",
    takeThem: "تسجيل الدخول وأخذه معي",
    waiting: (email) => `عند تسجيل الدخول باسم \u2068${email}\u2069 خلال يوم، ينتقل ما أضفته معك.`,
    back: "العودة إلى البحث المثال",
  },
  backUp: {
    offer: "لدي نسخة احتياطية",
    title: "استعادة نسخة احتياطية",
    introduction: "لا أحد لديه حساب هنا بعد، فلن يضيع شيء. على الجهاز الذي يعمل عليه هذا الخادم:",
    stop: "إيقاف الخادم.",
    moveAway: "نقل قاعدة البيانات الفارغة إلى مكان آخر:",
    restore: "استعادة النسخة:",
    files: "إعادة مجلد الملفات، إن كانت له نسخة:",
    start: "تشغيل الخادم، ثم تسجيل الدخول كالمعتاد.",
    found: "النسخ الموجودة في مجلد البيانات",
    back: "رجوع",
  },
  faultTitle: (title) => `خطأ: ${title}`,
  wait: (minutes) => `تكررت المحاولة كثيرًا. يمكن المحاولة مرة أخرى بعد ${waitOf(minutes)}.`,
  locked: {
    password: (minutes) => `تكررت كلمة مرور غير صحيحة. تُرفض حتى الصحيحة لمدة ${waitOf(minutes)}.`,
    code: (minutes) => `تكرر رمز غير صحيح. يُرفض حتى الصحيح لمدة ${waitOf(minutes)}.`,
  },
  passkeyWorks: "يبقى مفتاح المرور صالحًا في هذه الأثناء.",
  secondFactor: {
    title: "تأكيد الهوية",
    introCode: "يُرجى إدخال الرمز المكوّن من 6 أرقام الذي يعرضه تطبيق المصادقة.",
    introPasskey: "يطلب حسابك مفتاح مرور بعد كلمة المرور.",
    code: "الرمز",
    button: "متابعة",
    useRecovery: "استخدام رمز استرداد بدلًا من ذلك",
    recoveryCode: "رمز الاسترداد",
    recoveryHint: "يصلح كل رمز مرة واحدة.",
    codeMissing: "يُرجى إدخال رمز.",
    wrongCode: "هذا الرمز غير صحيح أو سبق استخدامه.",
    startAgain: "البدء من جديد",
    signInByPasskey: "تسجيل الدخول بمفتاح مرور",
    usePasskey: "استخدام مفتاح مرور",
    passkeyFailed: "لم يُقبل مفتاح المرور. يمكن المحاولة مرة أخرى أو المتابعة من دونه.",
  },
  expired: {
    title: "انتهت عملية الدخول هذه",
    text: "اكتملت في تبويب آخر، أو مرّ عليها وقت طويل. يلزم الرجوع وتسجيل الدخول من جديد.",
  },
  stopped: {
    title: "لا يمكن متابعة عملية الدخول هذه",
    text: "البرنامج الذي أرسلك إلى هنا طلب أمرًا غير ممكن:",
  },
  unavailable: {
    title: "تسجيل الدخول غير ممكن حاليًا",
    text: "لم يتمكن الخادم من أداء دوره. يمكن المحاولة مرة أخرى بعد دقيقة.",
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
