/** The logo: two stops and the line between them. */
export function LogoMark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden>
      <rect width="26" height="26" rx="7" fill="#1A6373" />
      <path
        d="M6 19h4.2c1.3 0 1.9-.5 2.6-1.4l2.6-6.2c.6-.9 1.3-1.4 2.6-1.4H20"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="7" cy="19" r="2.9" fill="#1A6373" stroke="#fff" strokeWidth="2" />
      <circle cx="19.4" cy="10" r="2.9" fill="#FF9000" stroke="#fff" strokeWidth="2" />
    </svg>
  );
}
