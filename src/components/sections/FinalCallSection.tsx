import type { ReactNode } from 'react'
import { Terrace } from '#components/art/Terrace.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import type { FinalCall } from '#content/types/landing.ts'
import styles from './FinalCallSection.module.css'

type Props = FinalCall & {
	/** Rendered below the button. */
	children?: ReactNode
}

/** The call to action at the end of a page, above a terrace with one lit window. */
export function FinalCallSection({ title, text, action, children }: Props) {
	return (
		<section className={styles['evening']}>
			<div className={`frame ${styles['words']}`}>
				<h2>{title}</h2>
				<p>{text}</p>
				<ButtonLink href={action.href}>{action.label}</ButtonLink>
				{children}
			</div>
			<Terrace />
		</section>
	)
}
