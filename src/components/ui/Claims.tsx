type Props = { claims: readonly string[]; className?: string | undefined }

/** Claims about the product in small print; renders nothing without claims. */
export function Claims({ claims, className }: Props) {
	if (claims.length === 0) return null
	return <p className={['small', className].filter(Boolean).join(' ')}>{sentences(claims)}</p>
}

function sentences(claims: readonly string[]): string {
	return claims.map((claim) => (claim.endsWith('.') ? claim : `${claim}.`)).join(' ')
}
