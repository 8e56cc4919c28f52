import { Select } from "antd";
import { Languages } from "lucide-react";
import { useT } from "../../lib/useT.js";
import { locales } from "../../locales/locales.js";
import { guideLanguages } from "./loadGuides.js";
import { textMessages as messages } from "./textMessages.js";

interface TextLanguageMenuProps {
  readonly language: string;
  readonly onChoose: (language: string) => void;
}

const options = guideLanguages.map((tag) => ({
  value: tag,
  label: <span lang={tag}>{locales[tag]?.name ?? tag}</span>,
}));

/** The menu that chooses the language of a text, each by its own name. */
export function TextLanguageMenu({ language, onChoose }: TextLanguageMenuProps) {
  const t = useT();
  return (
    <Select
      className="text-language"
      size="small"
      variant="borderless"
      aria-label={t(messages.language)}
      title={t(messages.language)}
      prefix={<Languages size={15} aria-hidden />}
      popupMatchSelectWidth={false}
      value={language}
      options={options}
      onChange={onChoose}
    />
  );
}
