import { CopyButton } from '#site/ui/controls/CopyButton.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { ShareLabels } from '#site/quiz/quiz.schema.ts'
import { saveFile } from '#site/island/save-file.ts'
import { canShare, openShareSheet } from '#site/island/share-sheet.ts'
import { canCopyImages, copyImage, sayCopied } from './clipboard.ts'

type Props = {
	labels: ShareLabels
	/** Renders the card as PNG. */
	toPng: () => Promise<Blob>
	/** The text and address that accompany the card. */
	text: string
	address: string
	/** Runs an action, and reports its failure. */
	run: (action: () => Promise<void>, failed: string) => void
}

/** Downloads, copies or shares the image of the card. */
export function CardActions({ labels, toPng, text, address, run }: Props) {
	const download = async () => saveFile(await toPng(), labels.fileName)
	const openSheet = async () => openShareSheet(await toPng(), labels.fileName, text, address)
	return (
		<>
			<TextButton onClick={() => run(download, labels.notSaved)}>{labels.download}</TextButton>
			{canCopyImages() && (
				<CopyButton
					look="text"
					words={{ ...labels.afterCopy, refused: labels.notCopied }}
					onClick={({ currentTarget }) => sayCopied(currentTarget, copyImage(toPng()))}
				>
					{labels.copyCard}
				</CopyButton>
			)}
			{canShare() && (
				<TextButton onClick={() => run(openSheet, labels.notShared)}>{labels.system}</TextButton>
			)}
		</>
	)
}
