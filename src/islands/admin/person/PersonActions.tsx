import { TextButton } from '#components/ui/TextButton.tsx'
import type { PersonWords } from '#content/types/person-panel.ts'
import styles from './PersonPage.module.css'

type Props = {
	words: PersonWords['actions']
	onDownload: () => void
	/** Null if the address has no mark. */
	onRemoveMark: (() => void) | null
	onErase: () => void
}

/** What can be done for a person, each with its consequence. */
export function PersonActions({ words, onDownload, onRemoveMark, onErase }: Props) {
	return (
		<ul className={styles['actions']}>
			<li>
				<TextButton onClick={onDownload}>{words.download.label}</TextButton>
				<span>{words.download.text}</span>
			</li>
			{onRemoveMark && (
				<li>
					<TextButton onClick={onRemoveMark}>{words.removeMark.label}</TextButton>
					<span>{words.removeMark.text}</span>
				</li>
			)}
			<li>
				<TextButton className={styles['erase']} onClick={onErase}>
					{words.erase.label}
				</TextButton>
				<span>{words.erase.text}</span>
			</li>
		</ul>
	)
}
