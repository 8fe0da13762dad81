/** Placeholder for an office without a logo: a house. */
export const AgencyLogoPlaceholder = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 34 34" aria-hidden="true" className={className}>
    <path d="M3 31V15L17 4l14 11v16H20v-9h-6v9z" />
  </svg>
);
