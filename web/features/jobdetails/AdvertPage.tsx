import type { ReactNode } from "react";
import { Screen } from "../../components/Screen.js";

interface AdvertPageProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The screen of a captured advert; it needs no description. */
export function AdvertPage({ title, actions, children }: AdvertPageProps) {
  return (
    <Screen
      welcome={title}
      description={undefined}
      isDescriptionOpen={false}
      onDescriptionToggle={ignore}
      actions={actions}
    >
      {children}
    </Screen>
  );
}

/** There is nothing to fold. */
function ignore(): void {}
