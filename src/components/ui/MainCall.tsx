import { Icon } from '#components/art/Icon.tsx'
import type { Link } from '#words/schemas/common.ts'
import { ButtonLink } from './Button.tsx'
import styles from './MainCall.module.css'

type Props = {
	action: Link
	/** What it costs. */
	terms: string
	/** On which devices, and what the button does. */
	devices: string
}

/** The main button of a first screen, beside what one should know before pressing it. */
export function MainCall({ action, terms, devices }: Props) {
	return (
		<div className={styles['call']}>
			<ButtonLink href={action.href}>{action.label}</ButtonLink>
			<p className="small">
				<b>{terms}</b>{' '}
				<span>
					<Icon name="phone" /> <Icon name="laptop" /> {devices}
				</span>
			</p>
		</div>
	)
}
