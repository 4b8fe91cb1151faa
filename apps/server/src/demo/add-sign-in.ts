import type { Transaction } from '../db/database.ts';

/** Certificate of a key that no one has: nothing is ever signed with it. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIDITCCAgmgAwIBAgIUZoHwcy9ugY/4rNbwJuCLTI+WerIwDQYJKoZIhvcNAQEL
BQAwHzEdMBsGA1UEAwwUU3VtbWl0IFJpZGdlIHNpZ24taW4wIBcNMjYxMTI5MTQ0
MTIyWhgPMjA1MTExMjMxNDQxMjJaMB8xHTAbBgNVBAMMFFN1bW1pdCBSaWRnZSBz
aWduLWluMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAsATN6Hxtj7aK
/JrdjebLVlqLtSHxS4YDg39gUNpSD/MUIIHBZNZ27H9qu01YpBzFau32jjyx3SLN
hCCVQEkBHSIuUoV2i197LlwutYsx/Yeq1+lAe418ictTKHuXjNYY3BPHzkHRXq/k
q+bDHXrxTt33dFiB7ltcBL+caRBIuaVfYzYN8MFNdPVvRwfnN+M7ShNATlCfQ1Pq
SSgFbbqD9mBNX193kK2oDjitKIawcvKaNvb+Uf8iqUD/hWYI5rIQjc8JNEV6+U3E
VwX0HwblIGQd5eWvTMg0J00NvhfwOvAwUVwbaV2NG/PmaCHr95KpkS4p1UzaiIx7
dH4BTDVoBQIDAQABo1MwUTAdBgNVHQ4EFgQUYrShxOcqQKOX2wQZgqpvSO5PdO4w
HwYDVR0jBBgwFoAUYrShxOcqQKOX2wQZgqpvSO5PdO4wDwYDVR0TAQH/BAUwAwEB
/zANBgkqhkiG9w0BAQsFAAOCAQEAIMmshNv8v05dzXfpV7cOne8LzkJ3Xr/Fm02A
XfZE2Yv0pviSyYI/wPEasU33UfRpVzY4gYUqOTNgZdNEWsel9s59ikSs1qnqlv8+
5zxF7fVwtB8aPnfNGYZmlZMVUPcLvme3rXVuHLOlXjBwJ1jC0MG3XgvnghRhFmNE
UYs6s9+s+Ah40zwgSZwX9HS1ko0ow7kxZ8HUf9fovh1EEheoHiC0+t7O7yi2Bvxr
4EtlbNGkzRPA6iETaeFqgFCL1+yovwLgu1CmxzaSuwUEPx26An5ozWLjq4eGE2Pc
GgxwuPXdj2BmMnISPk6PbOB76r882HFlW9hKS4f1p/UPbTopcg==
-----END CERTIFICATE-----`;

/** An identity provider that an admin has started to set up: its domain isn't proven, so it affects no one. */
export async function addSignIn(transaction: Transaction, company: string): Promise<void> {
  await transaction.query(
    `insert into public.company_sign_ins (
       id, company_id, kind, name, domains, issuer, sign_in_url, certificate, email_claim, proof
     )
     values (
       gen_random_uuid(), $1, 'saml', 'Microsoft Entra', '{summit-ridge.example}',
       'https://sts.windows.net/3f1c/', 'https://login.microsoftonline.com/3f1c/saml2', $2, 'NameID',
       replace(gen_random_uuid()::text, '-', '')
     )`,
    [company, certificate],
  );
}
