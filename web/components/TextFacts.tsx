import type { MessageDescriptor } from "react-intl";
import { phoneLink, webLink } from "../lib/textLinks.js";
import { useT } from "../lib/useT.js";

/** The format of a field, which decides on its keyboard and on the link of its value. */
export type FieldKind = "text" | "tel" | "url";

/** The one-line text fields of a record with their labels, by their names in the schema. */
export type TextFieldTable = Readonly<Record<string, { readonly label: MessageDescriptor; readonly kind: FieldKind }>>;

const LINKS: Readonly<Record<FieldKind, (text: string) => string | undefined>> = {
  text: () => undefined,
  tel: phoneLink,
  url: webLink,
};

interface TextFactsProps<Fields extends TextFieldTable> {
  readonly fields: Fields;
  readonly record: { readonly [Name in keyof Fields]: string | null };
}

/** The known fields of a record, with a link where the value has one. */
export function TextFacts<Fields extends TextFieldTable>({ fields, record }: TextFactsProps<Fields>) {
  const t = useT();
  const facts = Object.entries(fields).flatMap(([name, { label, kind }]) => {
    const text = record[name];
    return text ? [{ name, label, text, link: LINKS[kind](text), isOutside: kind === "url" }] : [];
  });
  if (facts.length === 0) return null;
  return (
    <dl className="row-fields">
      {facts.map(({ name, label, text, link, isOutside }) => (
        <div key={name}>
          <dt>{t(label)}</dt>
          <dd dir="auto">
            {link === undefined ? (
              text
            ) : (
              <a href={link} {...(isOutside ? { target: "_blank", rel: "noopener noreferrer" } : {})}>
                {text}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
