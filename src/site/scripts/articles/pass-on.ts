import { type PictureSize, pictureSizes } from '#site/art/picture-sizes.ts'
import { canvasToPng, drawPicture } from '#site/island/canvas.ts'
import { keysIn } from '#values/keys-in.ts'
import { saveFile } from '#site/island/save-file.ts'
import { canShare, openShareSheet, shareLink } from '#site/island/share-sheet.ts'

/**
 * Handles links with `data-action="png"`: saves the drawing that the link points to as a PNG, in the drawing's own size
 * or on the site's wall in the chosen size, or shares the PNG if the visitor chose sharing. Handles buttons with
 * `data-share`: shares a quotation with its picture and its link or, without the Web Share API, lets the button copy
 * the words and the link.
 */
export function enablePassingOn(): void {
	document.addEventListener('click', (event) => {
		const link = event.target instanceof Element && event.target.closest('a[data-action="png"]')
		if (!(link instanceof HTMLAnchorElement)) return
		event.preventDefault()
		void passOn(link)
	})
	const choice = document.querySelector<HTMLElement>('[data-share-choice]')
	if (choice) choice.hidden = !canShare()
	for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) {
		const { share: text = '', anchor = '' } = button.dataset
		const url = `${pageAddress()}#${anchor}`
		const share = () =>
			toPng(`/quotes/${anchor}-post.svg`).then(
				(png) => openShareSheet(png, `${anchor}.png`, text, url),
				() => shareLink(text, url),
			)
		if (canShare()) button.addEventListener('click', () => void share())
		else button.dataset['copy'] = `${text}\n${url}`
	}
}

async function passOn({ href, download, dataset: { text = '' } }: HTMLAnchorElement) {
	const png = await toPng(href, chosen('size'))
	if (chosen('share')) await openShareSheet(png, download, text, pageAddress())
	else saveFile(png, download)
}

function chosen(name: string): string | undefined {
	return document.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value
}

async function toPng(address: string, size?: string): Promise<Blob> {
	const drawing = new Image()
	drawing.src = address
	await drawing.decode()
	const wall = keysIn(pictureSizes).find((each) => each === size)
	if (wall) return await onWall(drawing, wall)
	const { naturalWidth: width, naturalHeight: height } = drawing
	const canvas = Object.assign(document.createElement('canvas'), { width, height })
	canvas.getContext('2d')?.drawImage(drawing, 0, 0)
	return await canvasToPng(canvas)
}

/** The space around a round drawing, and the height of the plinth below it, in pixels. */
const [margin, plinth] = [72, 96]

function onWall(drawing: HTMLImageElement, size: PictureSize): Promise<Blob> {
	const { width, height } = pictureSizes[size]
	const above = height - plinth
	const side = Math.min(width, above) - 2 * margin
	const name = document.querySelector<HTMLMetaElement>('[property="og:site_name"]')?.content ?? ''
	const names = [name, pageAddress().replace(/^https?:\/\//, '')] as const
	return drawPicture({ width, height }, { names, size: 32, plinth }, (context) =>
		context.drawImage(drawing, (width - side) / 2, (above - side) / 2, side, side),
	)
}

function pageAddress(): string {
	return location.origin + location.pathname
}
