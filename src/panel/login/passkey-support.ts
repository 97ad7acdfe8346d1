import { isIpAddress } from '#features/accounts/rules/relying-party.ts'

/** Whether this page can use passkeys: not on an IP `address`, and not in every browser. */
export function passkeySupport(): 'supported' | 'address' | 'unsupported' {
	if (isIpAddress(location.hostname)) return 'address'
	return 'PublicKeyCredential' in window ? 'supported' : 'unsupported'
}
