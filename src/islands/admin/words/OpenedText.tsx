import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { Conflict } from './edit/Conflict.tsx'
import { sourceNames } from './edit/opened-text.ts'
import { ProseDock } from './edit/ProseDock.tsx'
import { SentenceBox } from './edit/SentenceBox.tsx'
import { Original, PlaceList } from './edit/SentenceSheet.tsx'
import type { SentenceEdit } from './edit/useSentence.ts'
import { OpenedOthers } from './OpenedSheet.tsx'
import type { Catalog } from './useCatalogs.ts'
import type { Desk } from './useDesk.ts'
import { useReturnedFocus } from './edit/useReturnedFocus.ts'
import { useKeyboardInset } from './edit/useKeyboardInset.ts'
import sheetStyles from './edit/SentenceSheet.module.css'
import styles from './Desk.module.css'

type Props = {
	desk: Desk
	edit: SentenceEdit
	catalog: Catalog
	isNarrow: boolean
	/** The pressed piece of the page; null for a text opened elsewhere. */
	pressed: string | null
}

/** The field of the open text, as a sentence or as prose; without room, with the details from beside the page. */
export function OpenedText({ desk, edit, catalog, isNarrow, pressed }: Props) {
	const { catalogs, close } = desk
	const { language } = catalog
	useKeyboardInset()
	const box = useReturnedFocus()
	const field =
		edit.status === 'conflict' ? (
			<Conflict edit={edit} language={language} />
		) : edit.text.kind === 'prose' ? (
			<ProseDock
				edit={edit}
				catalog={catalog}
				sources={sourceNames(Object.values(catalogs.byLanguage))}
				pressed={pressed}
				onClose={close}
			/>
		) : (
			<SentenceBox edit={edit} catalog={catalog} onClose={close} />
		)
	if (!isNarrow) return <div ref={box}>{field}</div>
	return (
		<div ref={box}>
			{field}
			<div className={`${styles['more']} ${sheetStyles['sheet']}`}>
				<details name="desk-more">
					<summary>{words.sentence.others}</summary>
					<OpenedOthers desk={desk} edit={edit} language={language} />
				</details>
				<details name="desk-more">
					<summary>{formatMessage('es', words.sentence.places, { n: edit.places.count })}</summary>
					<PlaceList edit={edit} />
				</details>
				<details name="desk-more">
					<summary>{words.sentence.original}</summary>
					<Original edit={edit} language={language} />
				</details>
			</div>
		</div>
	)
}
