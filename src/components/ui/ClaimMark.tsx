import type { LabelledClaim } from '#domain/claims/claims.ts'
import styles from './ClaimMark.module.css'

type Props = Pick<LabelledClaim, 'isProven' | 'linkName'> & {
	/** The row of the claims, on another page if this one has none. */
	href?: string | undefined
}

/** A small window after a claim, dark without evidence, that links to the page's claims. */
export function ClaimMark({ isProven, linkName, href = '#proof' }: Props) {
	return (
		<a
			className={`${styles['mark']} ${isProven ? styles['lit'] : ''}`}
			href={href}
			aria-label={linkName}
		/>
	)
}
