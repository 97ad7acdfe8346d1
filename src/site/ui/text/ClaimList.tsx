import type { LabelledClaim } from '#cms/reader/rules/claims/claims.ts'
import styles from './ClaimList.module.css'

type Props = { claims: readonly LabelledClaim[]; className?: string | undefined }

export function ClaimList({ claims, className }: Props) {
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

type MarkProps = Pick<LabelledClaim, 'isProven' | 'linkName'> & {
	/** The address of the page's claims, or of those on another page if this page has none. */
	href?: string | undefined
}

/** A small window after a claim, dark without evidence, that links to the page's claims. */
export function ClaimMark({ isProven, linkName, href = '#proof' }: MarkProps) {
	return (
		<a
			className={`${styles['mark']} ${isProven ? styles['lit'] : ''}`}
			href={href}
			aria-label={linkName}
		/>
	)
}
