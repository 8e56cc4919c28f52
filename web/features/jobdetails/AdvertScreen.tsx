import { skipToken } from "@apollo/client/react";
import { Button } from "../../components/controls/Button.js";
import { paths } from "../../lib/paths.js";
import { EmptyState } from "../../components/EmptyState.js";
import { InlineError } from "../../components/InlineError.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { useLocalStorageState } from "../../lib/localStorageState.js";
import { useGo } from "../../lib/useGo.js";
import { useT } from "../../lib/useT.js";
import { useJobDetailsReadQuery } from "./jobdetails.generated.js";
import { advertMessages } from "./advertMessages.js";
import { AdvertPage } from "./AdvertPage.js";
import { CapturedAdvert } from "./CapturedAdvert.js";

/** The captured advert of the selected hunt, read-only: opening it changes nothing, its step included. */
export function AdvertScreen() {
  const t = useT();
  const go = useGo();
  const [selectedId] = useLocalStorageState("selectedJobHuntId");
  const { data, error, loading, refetch } = useJobDetailsReadQuery(
    selectedId === undefined ? skipToken : { variables: { jobHuntId: selectedId }, fetchPolicy: "cache-and-network" },
  );
  const hunt = selectedId === undefined ? null : data?.jobHunt;
  if (hunt?.jobDetails) return <CapturedAdvert key={hunt.id} hunt={hunt} details={hunt.jobDetails} />;
  if (hunt) {
    return (
      <AdvertPage title={hunt.name}>
        <EmptyState title={t(advertMessages.none)} text={t(advertMessages.noneHint, { hunt: hunt.name })}>
          <Button onClick={() => go(paths.jobDetails)}>{t(stepNames.CAPTURE_JOB_DETAILS)}</Button>
        </EmptyState>
      </AdvertPage>
    );
  }
  if (hunt === null) {
    return (
      <AdvertPage title={t(advertMessages.what)}>
        <EmptyState title={t(advertMessages.noJobHunt)} text={t(advertMessages.noJobHuntHint)}>
          <Button onClick={() => go(paths.jobHunts)}>{t(advertMessages.toJobHunts)}</Button>
        </EmptyState>
      </AdvertPage>
    );
  }
  return (
    <AdvertPage title={t(advertMessages.what)}>
      {error ? (
        <InlineError
          what={t(advertMessages.what)}
          error={error}
          isBusy={loading}
          // A second failure is shown by the query itself.
          onTryAgain={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <ListSkeleton />
      )}
    </AdvertPage>
  );
}
