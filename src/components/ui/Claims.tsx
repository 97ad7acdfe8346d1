type Props = { claims: readonly string[]; className?: string | undefined }

/** What we say about ourselves, small, or nothing at all. */
export function Claims({ claims, className }: Props) {
	if (claims.length === 0) return null
	return <p className={['small', className].filter(Boolean).join(' ')}>{sentences(claims)}</p>
}

function sentences(claims: readonly string[]): string {
	return claims.map((claim) => (claim.endsWith('.') ? claim : `${claim}.`)).join(' ')
}
