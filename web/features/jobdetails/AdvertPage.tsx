import type { ReactNode } from "react";
import { Screen } from "../../components/Screen.js";
import { useDescription } from "../../lib/useDescription.js";
import { useT } from "../../lib/useT.js";
import { advertMessages } from "./advertMessages.js";

interface AdvertPageProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The screen of a captured advert, in every state. */
export function AdvertPage({ title, actions, children }: AdvertPageProps) {
  const t = useT();
  const [isDescriptionOpen, setDescriptionOpen] = useDescription("advertCollapsed");
  return (
    <Screen
      welcome={title}
      description={t(advertMessages.description)}
      isDescriptionOpen={isDescriptionOpen}
      onDescriptionToggle={setDescriptionOpen}
      actions={actions}
    >
      {children}
    </Screen>
  );
}
