import { TextButton } from '#components/ui/TextButton.tsx'
import type { PersonWords } from '#content/types/person-panel.ts'
import styles from './PersonPage.module.css'

type Props = { words: PersonWords['actions']; onDownload: () => void; onErase: () => void }

/** What can be done for a person, each with its consequence. */
export function PersonActions({ words, onDownload, onErase }: Props) {
	return (
		<ul className={styles['actions']}>
			<li>
				<TextButton onClick={onDownload}>{words.download.label}</TextButton>
				<span>{words.download.text}</span>
			</li>
			<li>
				<TextButton className={styles['erase']} onClick={onErase}>
					{words.erase.label}
				</TextButton>
				<span>{words.erase.text}</span>
			</li>
		</ul>
	)
}
