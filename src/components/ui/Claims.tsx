import type { LabelledClaim } from '#domain/claims/claims.ts'
import styles from './Claims.module.css'

type Props = { claims: readonly LabelledClaim[]; className?: string | undefined }

/** Claims about the product, one per row beside its label, in the same size; renders nothing without claims. */
export function Claims({ claims, className }: Props) {
	if (claims.length === 0) return null
	return (
		<ul className={[styles['claims'], className].filter(Boolean).join(' ')}>
			{claims.map(({ text, label }) => (
				<li key={text}>
					<span>{text}</span> <i>{label}</i>
				</li>
			))}
		</ul>
	)
}
