import { Button } from '#components/ui/Button.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import { formatMessage } from '#words/format-message.ts'
import { formatDay, today } from './check-day.ts'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

type Props = { facts: Facts; address: string; name: string }

/** Whether and when the owner confirmed a statement. */
export function Confirmation({ facts, address, name }: Props) {
	const day = facts.textAt(address)
	const isConfirmed = day !== 'null'
	return (
		<div className={styles['acts']}>
			<span className={isConfirmed ? styles['good'] : undefined}>
				{isConfirmed
					? formatMessage('es', words.product.confirmed, { day: formatDay(day) })
					: words.product.unconfirmed}
			</span>
			{isConfirmed ? (
				<TextButton
					aria-label={`${words.product.unconfirm}: ${name}`}
					onClick={() => facts.type({ [address]: 'null' })}
				>
					{words.product.unconfirm}
				</TextButton>
			) : (
				<Button
					tone="outline"
					aria-label={formatMessage('es', words.product.confirmLabel, { name })}
					onClick={() => facts.type({ [address]: today(Date.now()) })}
				>
					{words.product.confirm}
				</Button>
			)}
		</div>
	)
}
