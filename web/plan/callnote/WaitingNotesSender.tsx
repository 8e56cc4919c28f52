import { Button } from "../../components/controls/Button.js";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { Dialog } from "../../components/Dialog.js";
import { componentMessages } from "../../components/messages.js";
import { notify } from "../../lib/notify.js";
import { useSession } from "../../lib/session.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { callNoteMessages as messages } from "./messages.js";
import { sendWaiting } from "./sendWaiting.js";
import { waitingPerson } from "./waitingKey.js";
import { useWaitingNotes } from "./waitingNotes.js";
import { WaitingNotesList } from "./WaitingNotesList.js";

/** How long a note that could not be sent waits for the next attempt, in milliseconds. */
const AGAIN_MS = 60_000;

/**
 * Sends the notes that are kept on this device as soon as there is a connection, and tells so; notes that can no longer be
 * saved are told of, and shown on request.
 */
export function WaitingNotesSender() {
  const t = useT();
  const client = useApolloClient();
  const invalidate = useInvalidate();
  const isOnline = useOnline();
  const { guid } = useSession();
  const [isOpen, setOpen] = useState(false);
  const all = useWaitingNotes();
  // Until the server has said who is signed in, the notes may be another person's.
  const notes = guid !== undefined && guid === waitingPerson() ? all : [];
  const refused = notes.filter(({ fault }) => fault !== undefined);
  const hasOpen = notes.length > refused.length;
  useEffect(() => {
    if (!isOnline || !hasOpen) return undefined;
    const send = async (): Promise<void> => {
      const { sent } = await sendWaiting(client);
      if (sent.length === 0) return;
      notify(t(messages.sent, { count: sent.length }));
      await invalidate(sent.map(({ id }) => ({ operation: "CREATED", kind: "NOTE", id })));
    };
    void send();
    const timer = setInterval(() => void send(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [t, client, invalidate, isOnline, hasOpen]);
  const told = useRef(0);
  const count = refused.length;
  useEffect(() => {
    if (count > told.current)
      notify(t(messages.notSent, { count }), { action: { label: t(messages.look), run: () => setOpen(true) } });
    told.current = count;
  }, [t, count]);
  if (!isOpen) return null;
  return (
    <Dialog
      title={t(messages.waiting)}
      onClose={() => setOpen(false)}
      footer={<Button onClick={() => setOpen(false)}>{t(componentMessages.close)}</Button>}
    >
      <WaitingNotesList notes={notes} isNamed />
    </Dialog>
  );
}
