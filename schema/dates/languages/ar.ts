import type { DateLanguage } from "../date-language.js";

/** Arabic, with the months of all its countries. */
export const ar: DateLanguage = {
  months:
    "يناير|كانون الثاني|جانفي, فبراير|شباط|فيفري, مارس|آذار, أبريل|نيسان|أفريل|إبريل, مايو|أيار|ماي, يونيو|حزيران|جوان, يوليو|تموز|يوليوز|جويلية, أغسطس|آب|غشت|أوت|أغشت, سبتمبر|أيلول|شتنبر|شتمبر, أكتوبر|تشرين الأول, نوفمبر|تشرين الثاني|نونبر, ديسمبر|كانون الأول|دجنبر|دجمبر",
  weekdays: "الأحد, الاثنين, الثلاثاء, الأربعاء, الخميس, الجمعة, السبت",
  yesterday: "أمس",
  today: "اليوم",
  tomorrow: "غدًا",
  dayAfterTomorrow: "بعد الغد",
  beforeMonth: "من",
  beforeYear: "من",
  at: "الساعة|الساعه|في الساعة",
  morning: "صباحا|ص",
  afternoon: "مساء|عصرا|ظهرا|م",
  fraction: "والنصف|والربع|الا",
  notAfter: "كل|منذ",
  notBefore: "الماضي",
};
