import { useState } from "react";

interface PortraitProps {
  readonly name: string;
  readonly picture: string | undefined;
  readonly size?: number;
}

/** Shows the user's picture, or the initials when there is none or it does not load. */
export function Portrait({ name, picture, size = 32 }: PortraitProps) {
  const [broken, setBroken] = useState<string>();
  const style = { width: size, height: size, fontSize: Math.round(size * 0.4) };
  if (picture !== undefined && picture !== broken) {
    return (
      <img
        className="portrait"
        style={style}
        src={picture}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setBroken(picture)}
      />
    );
  }
  return (
    <span className="portrait" style={style} aria-hidden>
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? "")[0]?.toLocaleUpperCase() ?? "").join("") || "?";
}
