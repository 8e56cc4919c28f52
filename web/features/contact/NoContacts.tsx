import { Button } from "../../components/controls/Button.js";
import { UserRoundPlus } from "lucide-react";
import { EmptyState } from "../../components/EmptyState.js";
import { Icon } from "../../components/Icon.js";
import { focusCard } from "../../lib/focusCard.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { contactMessages as messages } from "./messages.js";
import type { ContactCardData } from "./contactValues.js";
import { useOwnContact } from "./useOwnContact.js";

/** The empty list; offers to add the signed-in user as the first contact (spec 3). */
export function NoContacts({ onAdded }: { readonly onAdded: (contact: ContactCardData) => void }) {
  const t = useT();
  const isOnline = useOnline();
  const [addMyself, isBusy] = useOwnContact((contact) => {
    onAdded(contact);
    focusCard(contact.id);
  });
  return (
    <EmptyState title={t(messages.emptyTitle)} text={t(messages.emptyText)}>
      <Button icon={<Icon of={UserRoundPlus} />} loading={isBusy} disabled={!isOnline} onClick={addMyself}>
        {t(messages.addMe)}
      </Button>
    </EmptyState>
  );
}
