import { skipToken } from "@apollo/client/react";
import { useEffect } from "react";
import { InlineError } from "../../components/InlineError.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { Screen } from "../../components/Screen.js";
import { logSpecError } from "../../lib/logSpecError.js";
import { useLocalStorageState } from "../../lib/localStorageState.js";
import { useDescription } from "../../lib/useDescription.js";
import { useT } from "../../lib/useT.js";
import { useJobDetailsForJobHuntQuery, useJobDetailsJobHuntsQuery } from "./jobdetails.generated.js";
import { JobDetailsEditor } from "./JobDetailsEditor.js";
import { jobDetailsMessages } from "./messages.js";

/** The number of hunts offered. */
const CHOICES = 100;

/** The job details screen: extracts fields from an advert, and Done saves them with the selected or a chosen hunt. */
export function JobDetailsScreen() {
  const t = useT();
  const [selectedId] = useLocalStorageState("selectedJobHuntId");
  const [isOpen, setOpen] = useDescription("jobDetailsCollapsed");
  const ofJobHunt = useJobDetailsForJobHuntQuery(
    selectedId === undefined ? skipToken : { variables: { jobHuntId: selectedId }, fetchPolicy: "network-only" },
  );
  // A response about the previously selected hunt is ignored.
  const hunt = ofJobHunt.data?.jobHunt?.id === selectedId ? (ofJobHunt.data?.jobHunt ?? null) : null;
  // Also when the remembered hunt is gone, the user must choose a hunt for the details.
  const hasNoJobHunt = selectedId === undefined || ofJobHunt.data?.jobHunt === null;
  const choices = useJobDetailsJobHuntsQuery(hasNoJobHunt ? { variables: { first: CHOICES } } : skipToken);
  const { error, refetch } = ofJobHunt.error ? ofJobHunt : choices;
  useEffect(() => {
    if (ofJobHunt.error) logSpecError("Error fetching job data", ofJobHunt.error);
  }, [ofJobHunt.error]);
  const isReady = hunt !== null || (hasNoJobHunt && choices.data !== undefined);

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
