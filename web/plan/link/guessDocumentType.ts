import { foldText } from "../../../schema/fold-text.js";

/** Words in names of files, without accents, that leave no doubt about the built-in type of the document. */
const WORDS: Readonly<Record<string, RegExp>> = {
  CV: /\b(cv|resume|curriculum( vitae)?|lebenslauf|hoja de vida)\b|سيره ذاتيه|سيرة ذاتية|السيرة الذاتية|السيره الذاتيه/,
  "Cover letter":
    /\b(cover ?letter|covering letter|motivation letter|anschreiben|bewerbungsschreiben|motivationsschreiben|lettre de motivation|carta de (presentacion|motivacion))\b|خطاب التغطية|خطاب التغطيه/,
  Certificate: /\b(certificate|zertifikat|certificat|certificado)\b/,
  Reference:
    /\b(reference letter|letter of (reference|recommendation)|arbeitszeugnis|lettre de recommandation|carta de recomendacion)\b/,
  Portfolio: /\b(portfolio|portafolio)\b/,
  Contract: /\b((employment )?contract|arbeitsvertrag|contrat( de travail)?|contrato( de trabajo)?)\b/,
};

/**
 * Returns the built-in type that the name of a file says; null when it says none, or more than one, as a guess is only made
 * where it is certain.
 */
export function guessDocumentType(fileName: string): string | null {
  const words = foldText(fileName.replace(/([\p{Ll}])(\p{Lu})/gu, "$1 $2"))
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
  const [found, ...others] = Object.entries(WORDS).filter(([, word]) => word.test(words));
  return found === undefined || others.length > 0 ? null : found[0];
}
