import { Languages } from "lucide-react";
import { useT } from "../../lib/useT.js";
import { locales } from "../../locales/locales.js";
import { guideLanguages } from "./loadGuides.js";
import { textMessages as messages } from "./textMessages.js";

interface TextLanguageMenuProps {
  readonly language: string;
  readonly onChoose: (language: string) => void;
}

/** The menu that chooses the language of a text, each by its own name. */
export function TextLanguageMenu({ language, onChoose }: TextLanguageMenuProps) {
  const t = useT();
  return (
    <label className="text-language" title={t(messages.language)}>
      <Languages size={15} aria-hidden />
      <select
        value={language}
        aria-label={t(messages.language)}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {guideLanguages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {locales[tag]?.name ?? tag}
          </option>
        ))}
      </select>
    </label>
  );
}
