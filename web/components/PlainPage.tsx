import { useEffect, useRef, type ReactNode } from "react";
import { LogoMark } from "./LogoMark.js";

interface PlainPageProps {
  readonly appName: string;
  readonly title: string;
  readonly drawing: ReactNode;
  /** It is inside the layout, which has a header, a main part and a screen name already. */
  readonly isEmbedded?: boolean;
  /** One sentence; buttons follow it. */
  readonly children: ReactNode;
}

/** A page with a drawing of the line, a heading, a sentence and its buttons. */
export function PlainPage({ appName, title, drawing, isEmbedded = false, children }: PlainPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${appName}`;
    heading.current?.focus();
  }, [title, appName]);
  if (isEmbedded) {
    return (
      <div className="bare is-embedded">
        <div className="bare-body">
          {drawing}
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {children}
        </div>
      </div>
    );
  }
  return (
    <div className="bare">
      <header className="plain-head">
        <LogoMark size={28} />
        <span>{appName}</span>
      </header>
      <main className="bare-body">
        {drawing}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
