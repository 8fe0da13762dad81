/** Who somebody is, as a provider says after a sign-in. */
export interface ProviderIdentity {
  /** The provider's own id of the person. */
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  /** As the provider writes it. */
  phone: string | null;
}
