import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState, type MouseEvent } from "react";
import { isShownPicture } from "../../../schema/file-kinds.js";
import { useOpenLater } from "../../components/file/useOpenLater.js";
import { DocumentSelectedDocument } from "./document.generated.js";
import type { DocumentCardData } from "./documentValues.js";
import { serverMs } from "../../lib/environment/clock.js";

/** The address of a file is valid for at least four minutes; one older than this is replaced before it is used. */
const FRESH_MS = 3 * 60_000;

export interface Preview {
  /** The address of a picture, once it is fresh; it stays the same, so that the picture is fetched once. */
  readonly picture: string | undefined;
  /** Refreshes an old address ahead of a likely click. */
  readonly prepare: () => void;
  readonly open: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Returns what Preview needs so that it never opens an expired address: that of an uploaded file is valid for minutes.
 */
export function usePreview({ id, file }: DocumentCardData): Preview {
  const openAt = useOpenLater();
  const client = useApolloClient();
  const freshSince = useRef(0);
  const [picture, setPicture] = useState<string>();
  const isSigned = file !== null;
  const isPicture = file !== null && isShownPicture(file.mediaType);
  const refresh = useCallback(async (): Promise<string | undefined> => {
    const { data } = await client.query({
      query: DocumentSelectedDocument,
      variables: { id },
      fetchPolicy: "network-only",
    });
    freshSince.current = serverMs();
    return data?.record?.source ?? undefined;
  }, [client, id]);
  useEffect(() => {
    if (!isSigned) return;
    // After a failed request the card keeps its current address.
    void refresh().then(
      (source) => isPicture && setPicture(source),
      () => undefined,
    );
  }, [isSigned, isPicture, refresh]);
  const isStale = (): boolean => isSigned && serverMs() - freshSince.current > FRESH_MS;
  return {
    picture,
    prepare: () => {
      if (isStale()) void refresh().catch(() => undefined);
    },
    open: (event) => {
      if (!isStale()) return;
      event.preventDefault();
      openAt(refresh());
    },
  };
}
