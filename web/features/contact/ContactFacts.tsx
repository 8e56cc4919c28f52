import type { ReactNode } from "react";
import type { MessageDescriptor } from "react-intl";
import { useTypeNames } from "../../components/useTypeNames.js";
import { fullName } from "../../lib/contactNames.js";
import { withLineEnds } from "../../lib/lineEnds.js";
import { mailLink, phoneLink } from "../../lib/textLinks.js";
import { nameCuts, truncate } from "../../lib/truncate.js";
import { useT } from "../../lib/useT.js";
import { contactMessages as messages } from "./messages.js";
import type { ContactCardData } from "./contactValues.js";

/** Shown for an unknown value (spec 2). */
const NONE = "-";

/** The facts on the open card of a contact. */
export function ContactFacts({ contact }: { readonly contact: ContactCardData }) {
  const roles = useTypeNames("CONTACT");
  const { role, organization, mobile, email, description } = contact;
  const name = fullName(contact);
  return (
    <dl className="row-fields">
      <Fact label={messages.role}>{role ? roles.shown(role) : NONE}</Fact>
      <Fact label={messages.fullName}>
        <span title={name}>{truncate(name, nameCuts.entity.open) || NONE}</span>
      </Fact>
      <Fact label={messages.organization}>{organization || NONE}</Fact>
      <Fact label={messages.mobile}>
        <MaybeLink to={phoneLink(mobile)}>{mobile || NONE}</MaybeLink>
      </Fact>
      <Fact label={messages.email} isWide>
        <MaybeLink to={mailLink(email)}>{email || NONE}</MaybeLink>
      </Fact>
      <Fact label={messages.text} isWide>
        <span className="contact-text">{withLineEnds(description ?? "") || NONE}</span>
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly label: MessageDescriptor;
  /** Takes a line of its own where only half an address would fit. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Fact({ label, isWide = false, children }: FactProps) {
  const t = useT();
  return (
    <div className={isWide ? "contact-wide" : undefined}>
      <dt>{t(label)}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

function MaybeLink({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  return to === undefined ? children : <a href={to}>{children}</a>;
}
