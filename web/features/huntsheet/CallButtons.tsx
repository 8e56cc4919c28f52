import { LinkButton } from "../../components/controls/Button.js";
import { Mail, Phone } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import { useT } from "../../lib/useT.js";
import { sheetMessages as messages } from "./messages.js";
import type { Reachable } from "./sheet.js";

interface CallButtonsProps {
  readonly people: readonly Reachable[];
  readonly companies: readonly Reachable[];
}

/** On a phone: calls and writes to the first person that can be reached, or calls the company. */
export function CallButtons({ people, companies }: CallButtonsProps) {
  const t = useT();
  const called = [...people, ...companies].find(({ phoneHref }) => phoneHref !== undefined);
  const written = people.find(({ emailHref }) => emailHref !== undefined);
  if (called === undefined && written === undefined) return null;
  return (
    <div className="call-buttons">
      {called && (
        <LinkButton type="primary" icon={<Icon of={Phone} />} href={called.phoneHref ?? ""}>
          {t(messages.call, { name: called.shortName })}
        </LinkButton>
      )}
      {written && (
        <LinkButton
          icon={<Icon of={Mail} />}
          href={written.emailHref ?? ""}
          aria-label={t(messages.emailTo, { name: written.shortName })}
        >
          {t(messages.email)}
        </LinkButton>
      )}
    </div>
  );
}
