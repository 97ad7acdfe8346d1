/** An invitation, as its link contains it: in the fragment, which servers and their logs do not see. */
export type InvitationLink = { readonly token: string; readonly name: string }

/**
 * The address that accepts an invitation.
 *
 * @example invitationHref('AbC', 'tomas') // 'https://innervolt.example/waitlist#invitacion=AbC&usuario=tomas'
 */
export function invitationHref(token: string, name: string): string {
	const fragment = new URLSearchParams({ invitacion: token, usuario: name })
	return `${location.origin}/waitlist#${fragment}`
}

/** Reads the invitation from a fragment; null if it has none. */
export function invitationIn(hash: string): InvitationLink | null {
	const fragment = new URLSearchParams(hash.slice(1))
	const token = fragment.get('invitacion')
	return token === null ? null : { token, name: fragment.get('usuario') ?? '' }
}
