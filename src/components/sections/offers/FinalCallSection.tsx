import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/Button.tsx'
import type { FinalCall } from '#words/schemas/landing.ts'
import styles from './FinalCallSection.module.css'

type Props = FinalCall & {
	id?: string
	/** Rendered below the button. */
	children?: ReactNode
}

/** The call to action at the end of a page. */
export function FinalCallSection({ id, title, text, action, children }: Props) {
	return (
		<section className={`frame ${styles['words']}`} id={id}>
			<h2>{title}</h2>
			<p>{text}</p>
			<ButtonLink href={action.href}>{action.label}</ButtonLink>
			{children}
		</section>
	)
}
