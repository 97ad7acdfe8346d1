import { Icon } from '#site/art/icons/Icon.tsx'
import type { Link } from '#cms/reader/schemas/common.ts'
import { ButtonLink } from '#site/ui/controls/Button.tsx'
import styles from './MainCall.module.css'

type Props = {
	action: Link
	/** The price. */
	terms: string
	/** The supported devices, and what the button does. */
	devices: string
}

export function MainCall({ action, terms, devices }: Props) {
	return (
		<div className={`row ${styles['call']}`}>
			<ButtonLink href={action.href}>{action.label}</ButtonLink>
			<p className="small">
				<b>{terms}</b>{' '}
				<span>
					<Icon name="phone" />
					<Icon name="laptop" />
					{devices}
				</span>
			</p>
		</div>
	)
}
