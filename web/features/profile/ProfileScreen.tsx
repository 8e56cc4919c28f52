import { Suspense } from "react";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { Screen } from "../../components/Screen.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { useDescription } from "../../lib/useDescription.js";
import { useT } from "../../lib/useT.js";
import { profileMessages as messages } from "./messages.js";
import { ProfileBack } from "./ProfileBack.js";
import { ProfileIndex } from "./ProfileIndex.js";
import { panelId, ProfileTabs, tabId } from "./ProfileTabs.js";
import { ProofProvider } from "./Proof.js";
import { sectionNames } from "./sectionMessages.js";
import type { ProfileSectionName } from "./sections.js";
import { useBinCount } from "./useBinCount.js";
import { useSection } from "./useSection.js";
import { YouSection } from "./YouSection.js";
import "./profile.css";

// In chunks of their own: only one section is shown at a time.
const { Component: AccessTokens } = lazyComponent(async () => (await import("./AccessTokens.js")).AccessTokens);
const { Component: CalendarFeed } = lazyComponent(async () => (await import("./CalendarFeed.js")).CalendarFeed);
const { Component: KeepSection } = lazyComponent(async () => (await import("./KeepSection.js")).KeepSection);
const { Component: Quotas } = lazyComponent(async () => (await import("./Quotas.js")).Quotas);
const { Component: SecondFactors } = lazyComponent(async () => (await import("./SecondFactors.js")).SecondFactors);
const { Component: Sessions } = lazyComponent(async () => (await import("./Sessions.js")).Sessions);
const { Component: Trash } = lazyComponent(async () => (await import("./Trash.js")).Trash);

/** The profile: its sections as tabs, and on a phone as a list of pages. */
export function ProfileScreen() {
  const t = useT();
  const { shown, section, isPhone } = useSection();
  const binCount = useBinCount();
  const [isDescriptionOpen, setDescriptionOpen] = useDescription("profileCollapsed");
  const isPage = isPhone && section !== undefined;
  return (
    <Screen
      lead={isPage && <ProfileBack />}
      welcome={t(isPage ? sectionNames[section] : messages.welcome)}
      description={isPage ? undefined : t(messages.description)}
      isDescriptionOpen={!isPage && isDescriptionOpen}
      onDescriptionToggle={setDescriptionOpen}
      tabs={!isPhone && section && <ProfileTabs shown={shown} section={section} binCount={binCount} />}
    >
      {section === undefined ? (
        <ProfileIndex shown={shown} binCount={binCount} />
      ) : (
        <div
          className={`profile-panel is-${section}`}
          {...(!isPhone && { role: "tabpanel", id: panelId, "aria-labelledby": tabId(section) })}
        >
          <ProofProvider>
            {/* A fallback of its own for each section: that of the last one would be kept on screen. */}
            <Suspense key={section} fallback={<ListSkeleton rows={2} />}>
              <Section name={section} />
            </Suspense>
          </ProofProvider>
        </div>
      )}
    </Screen>
  );
}

function Section({ name }: { readonly name: ProfileSectionName }) {
  switch (name) {
    case "you":
      return <YouSection />;
    case "data":
      return <Quotas />;
    case "connections":
      return (
        <>
          <AccessTokens />
          <CalendarFeed />
        </>
      );
    case "security":
      return (
        <>
          <Sessions />
          <SecondFactors />
        </>
      );
    case "keep":
      return <KeepSection />;
    case "bin":
      return <Trash />;
  }
}
