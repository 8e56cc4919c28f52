import type { MessageDescriptor } from "react-intl";
import { mailLink, phoneLink, webLink } from "../lib/textLinks.js";
import { useT } from "../lib/useT.js";

/** The format of a field, which decides on its keyboard and on the link of its value. */
export type FieldKind = "text" | "email" | "tel" | "url";

/** A one-line text field of a record. */
interface TextField {
  readonly kind: FieldKind;
  readonly label: MessageDescriptor;
  /** The label on a card, where it is another than in the form. */
  readonly factLabel?: MessageDescriptor;
}

/** The one-line text fields of a record, by their names in the schema. */
export type TextFieldTable = Readonly<Record<string, TextField>>;

const LINKS: Readonly<Record<FieldKind, (text: string) => string | undefined>> = {
  text: () => undefined,
  email: mailLink,
  tel: phoneLink,
  url: webLink,
};

/** What a card shows of a field. */
export interface TextFact {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: MessageDescriptor;
  /** Empty: it is not known. */
  readonly text: string;
  /** The address that the text leads to; undefined where it leads nowhere. */
  readonly link: string | undefined;
}

interface TextFactsProps<Fields extends TextFieldTable> {
  readonly fields: Fields;
  readonly record: { readonly [Name in keyof Fields]: string | null };
}

/** Returns what a card shows of the fields of a record, in the order of the table. */
export function textFactsOf<Fields extends TextFieldTable>(props: TextFactsProps<Fields>): readonly TextFact[] {
  return Object.entries(props.fields).map(([name, { kind, label, factLabel = label }]) => {
    const text = props.record[name] ?? "";
    return { name, kind, label: factLabel, text, link: LINKS[kind](text) };
  });
}

/** The known fields of a record, with a link where the value has one. */
export function TextFacts<Fields extends TextFieldTable>(props: TextFactsProps<Fields>) {
  const t = useT();
  const facts = textFactsOf(props).filter(({ text }) => text !== "");
  if (facts.length === 0) return null;
  return (
    <dl className="row-fields">
      {facts.map(({ name, kind, label, text, link }) => (
        <div key={name}>
          <dt>{t(label)}</dt>
          <dd dir="auto">
            {link === undefined ? (
              text
            ) : (
              <a href={link} {...(kind === "url" ? { target: "_blank", rel: "noopener noreferrer" } : {})}>
                {text}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
