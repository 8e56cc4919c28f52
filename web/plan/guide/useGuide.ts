import { useEffect, useEffectEvent } from "react";
import { useIntl } from "react-intl";
import type { StepName } from "../../schema.generated.js";
import { useToday } from "../step/useToday.js";
import { stepOf } from "../step/optimistic.js";
import { useGuideJobHuntQuery } from "./guide.generated.js";
import { guideView, type GuideView } from "./guideView.js";
import { useLoadedGuides } from "./useLoadedGuides.js";

/** The guide of a step, as far as it is loaded. */
export interface GuideState {
  readonly view: GuideView | undefined;
  /** True when there is no such hunt any more. */
  readonly isGone: boolean;
  /** Why it could not be loaded; undefined when it could, or when an older answer is shown. */
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly tryAgain: () => void;
}

/** Loads the guide of a step and what it needs to know of the hunt. */
export function useGuide(jobHuntId: string, step: StepName): GuideState {
  const today = useToday();
  const guides = useLoadedGuides(useIntl().locale);
  const { data, error, loading, refetch } = useGuideJobHuntQuery({
    variables: { id: jobHuntId, step },
    fetchPolicy: "cache-and-network",
  });
  const hunt = data?.jobHunt;
  // The rule of a day is cached apart from the day, which each change of a step returns.
  const isOutdated = hunt != null && stepOf(hunt, step)?.dueOn !== hunt.step.dueOn;
  // A second failure is shown by the query itself.
  const read = (): void => void refetch().catch(() => undefined);
  const readAgain = useEffectEvent(read);
  useEffect(() => {
    if (isOutdated) readAgain();
  }, [isOutdated]);
  const view = hunt && guides.loaded && guideView(hunt, data.viewer, step, guides.loaded, today);
  return {
    view: view ?? undefined,
    isGone: hunt === null,
    error: view ? undefined : (error ?? guides.error),
    isBusy: loading,
    tryAgain: () => {
      guides.tryAgain();
      read();
    },
  };
}
