import type { LabelledClaim } from '#domain/claims/claims.ts'
import { ClaimMark } from './ClaimMark.tsx'
import styles from './Claims.module.css'

type Props = { claims: readonly LabelledClaim[]; className?: string | undefined }

/** Claims about the product, one per line, each with its mark; renders nothing without claims. */
export function Claims({ claims, className }: Props) {
	if (claims.length === 0) return null
	return (
		<ul className={[styles['claims'], className].filter(Boolean).join(' ')}>
			{claims.map((claim) => (
				<li key={claim.text}>
					{`${claim.text}\u00A0`}
					<ClaimMark {...claim} />
				</li>
			))}
		</ul>
	)
}
