import { skipToken } from "@apollo/client/react";
import { useEffect } from "react";
import { InlineError } from "../../components/InlineError.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { Screen } from "../../components/Screen.js";
import { complain } from "../../lib/complain.js";
import { useRemembered } from "../../lib/remembered.js";
import { useDescription } from "../../lib/useDescription.js";
import { useT } from "../../lib/useT.js";
import { useJobDetailsForHuntQuery, useJobDetailsHuntsQuery } from "../../operations.generated.js";
import { JobDetailsEditor } from "./JobDetailsEditor.js";
import { jobDetailsMessages } from "./messages.js";

/** How many hunts are offered to choose from. */
const CHOICES = 100;

/** The job details screen: an advert becomes fields, and Done saves them with the selected hunt, or with a chosen one. */
export function JobDetailsScreen() {
  const t = useT();
  const [selectedId] = useRemembered("selectedJobHuntId");
  const [isOpen, setOpen] = useDescription("jobDetailsCollapsed");
  const ofHunt = useJobDetailsForHuntQuery(
    selectedId === undefined ? skipToken : { variables: { jobHuntId: selectedId }, fetchPolicy: "network-only" },
  );
  // An answer about the hunt that was selected before is none about this one.
  const hunt = ofHunt.data?.jobHunt?.id === selectedId ? (ofHunt.data?.jobHunt ?? null) : null;
  // Also when the remembered hunt is gone, somebody must say where the details go.
  const hasNoHunt = selectedId === undefined || ofHunt.data?.jobHunt === null;
  const choices = useJobDetailsHuntsQuery(hasNoHunt ? { variables: { first: CHOICES } } : skipToken);
  const { error, refetch } = ofHunt.error ? ofHunt : choices;
  useEffect(() => {
    if (ofHunt.error) complain("Error fetching job data", ofHunt.error);
  }, [ofHunt.error]);
  const isReady = hunt !== null || (hasNoHunt && choices.data !== undefined);

  if (isReady) {
    return (
      <JobDetailsEditor
        key={selectedId ?? "new"}
        selectedId={selectedId}
        hunt={hunt}
        choices={hunt === null ? choices.data?.jobHunts.nodes : undefined}
        isDescriptionOpen={isOpen}
        onDescriptionToggle={setOpen}
      />
    );
  }
  return (
    <Screen
      welcome={t(jobDetailsMessages.welcome)}
      description={t(jobDetailsMessages.description)}
      isDescriptionOpen={isOpen}
      onDescriptionToggle={setOpen}
    >
      {error ? (
        <InlineError what={t(jobDetailsMessages.what)} error={error} onTryAgain={() => void refetch().catch(ignore)} />
      ) : (
        <ListSkeleton />
      )}
    </Screen>
  );
}

/** A second failure is shown by the query itself. */
function ignore(): void {}
