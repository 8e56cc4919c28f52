import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState, type MouseEvent } from "react";
import { useTellProblem } from "../../components/useTellProblem.js";
import { DocumentSelectedDocument } from "../../operations.generated.js";
import type { DocumentCardData } from "./documentValues.js";

/** The address of a file is good for four minutes at least; an older one is exchanged before it is used. */
const FRESH_MS = 3 * 60_000;

/** What the link Preview needs. */
export interface Preview {
  /** The address of a picture, once it is fresh; it stays the same, so that the picture is fetched once. */
  readonly picture: string | undefined;
  /** The link may soon be used. */
  readonly prepare: () => void;
  readonly open: (event: MouseEvent<HTMLElement>) => void;
}

/** Makes sure that Preview never opens an address that has expired: the one of an uploaded file is good for minutes. */
export function usePreview({ id, file }: DocumentCardData): Preview {
  const tellProblem = useTellProblem();
  const client = useApolloClient();
  const freshSince = useRef(0);
  const [picture, setPicture] = useState<string>();
  const isSigned = file !== null;
  const isPicture = file?.mediaType.startsWith("image/") === true;
  const refresh = useCallback(async (): Promise<string | undefined> => {
    const { data } = await client.query({
      query: DocumentSelectedDocument,
      variables: { id },
      fetchPolicy: "network-only",
    });
    freshSince.current = Date.now();
    return data?.record?.source ?? undefined;
  }, [client, id]);
  useEffect(() => {
    if (!isSigned) return;
    // Without an answer the card keeps the address it came with.
    void refresh().then(
      (source) => isPicture && setPicture(source),
      () => undefined,
    );
  }, [isSigned, isPicture, refresh]);
  const isStale = (): boolean => isSigned && Date.now() - freshSince.current > FRESH_MS;
  return {
    picture,
    prepare: () => {
      if (isStale()) void refresh().catch(() => undefined);
    },
    open: (event) => {
      if (!isStale()) return;
      event.preventDefault();
      void openLater(refresh()).catch(tellProblem);
    },
  };
}

/** Opens a tab at once, because a browser allows it only with the press, and leads it on when the address is there. */
async function openLater(address: Promise<string | undefined>): Promise<void> {
  const tab = window.open("", "_blank");
  if (tab) tab.opener = null;
  try {
    const source = await address;
    if (source === undefined) tab?.close();
    else tab?.location.replace(source);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
