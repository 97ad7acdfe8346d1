import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { CheckControl } from '#site/ui/controls/CheckControl.tsx'
import { Field, FieldError } from '#site/ui/controls/Field.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import words from '#content/messages/es/panel/letter-pictures.yaml'
import {
	type LetterPicture,
	letterPicture,
	letterPictures,
} from '#features/letters/messages/letter-picture.ts'
import {
	pictureLimits,
	picturesPath,
	pictureTypes,
} from '#features/letters/pictures/rules/letter-picture.ts'
import { type Language, languageNames } from '#site-map/languages.ts'
import { apiUrl, command, Refused, request, requireOk, resource } from '#panel/client/api.ts'
import { Dialog } from '#panel/parts/Dialog.tsx'
import { formatNumber } from '#panel/format/format-number.ts'
import { useAction } from '#panel/client/useAction.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import styles from './PictureDialog.module.css'

const picturesQuery = resource(letterPictures, '/api/admin/letter-pictures')

async function uploadPicture(file: File): Promise<LetterPicture> {
	const response = await request('/api/admin/letter-pictures', {
		method: 'POST',
		headers: { 'content-type': file.type },
		body: file,
	})
	// A proxy answers 413 with a page of its own instead of an API error.
	if (response.status === 413) throw new Refused({ error: 'too-large' }, 'The file is too large')
	return letterPicture.parse(await (await requireOk(response)).json())
}

const deletePicture = command<{ name: string }>('/api/admin/letter-pictures/delete')

/** The alternative texts, by language. */
export type PictureWords = Readonly<Partial<Record<Language, string>>>

type Props = {
	languages: readonly Language[]
	onInsert: (name: string, alt: PictureWords) => void
	onClose: () => void
}

export function PictureDialog({ languages, onInsert, onClose }: Props) {
	const { pictures, isRead, chosen, choose, fault, isBusy, upload, remove } = usePictures()
	const [alt, setAlt] = useState<PictureWords>({})
	const isWhole = chosen !== null && languages.every((language) => alt[language]?.trim())
	return (
		<Dialog title={words.title} isWide onClose={onClose}>
			<form
				onSubmit={(event) => {
					event.preventDefault()
					if (isWhole) onInsert(chosen.name, alt)
				}}
			>
				<Upload fault={fault} isBusy={isBusy} onUpload={(file) => void upload(file)} />
				{isRead && <PictureChoices {...{ pictures, chosen }} onChoose={choose} />}
				{chosen && !chosen.is_used && (
					<TextButton disabled={isBusy} onClick={() => void remove(chosen)}>
						{words.remove}
					</TextButton>
				)}
				{chosen && (
					<fieldset className={styles['words']}>
						<legend>{words.alt}</legend>
						<p>{words.altHelp}</p>
						{languages.map((language) => (
							<Field
								key={language}
								label={formatMessage('es', words.altIn, { language: languageNames[language] })}
								lang={language}
								required
								maxLength={300}
								autoComplete="off"
								value={alt[language] ?? ''}
								onChange={(event) => setAlt({ ...alt, [language]: event.target.value })}
							/>
						))}
					</fieldset>
				)}
				<div className="actions">
					<Button tone="outline" onClick={onClose}>
						{words.cancel}
					</Button>
					<Button type="submit" disabled={!isWhole || isBusy}>
						{words.insert}
					</Button>
				</div>
			</form>
		</Dialog>
	)
}

type UploadProps = { fault: string; isBusy: boolean; onUpload: (file: File) => void }

function Upload({ fault, isBusy, onUpload }: UploadProps) {
	const input = useRef<HTMLInputElement>(null)
	return (
		<div className={styles['upload']}>
			<input
				ref={input}
				type="file"
				hidden
				aria-label={words.upload}
				accept={pictureTypes.join(',')}
				onChange={({ currentTarget }) => {
					const [file] = currentTarget.files ?? []
					if (file) onUpload(file)
					// Empties the field, so that the same file can be chosen again.
					currentTarget.value = ''
				}}
			/>
			<Button
				tone="outline"
				aria-busy={isBusy}
				aria-describedby="picture-fault picture-help"
				onClick={() => input.current?.click()}
			>
				{isBusy ? words.busy : words.upload}
			</Button>
			<div role="alert">
				<FieldError id="picture-fault">{fault}</FieldError>
			</div>
			<p id="picture-help" className="small">
				{formatMessage('es', words.help, { size: pictureLimits.maxUploadBytes / 1_000_000 })}
			</p>
		</div>
	)
}

type ChoicesProps = {
	pictures: readonly LetterPicture[]
	chosen: LetterPicture | null
	onChoose: (name: string) => void
}

function PictureChoices({ pictures, chosen, onChoose }: ChoicesProps) {
	if (pictures.length === 0) return <p className={styles['none']}>{words.none}</p>
	return (
		<fieldset className={styles['pictures']}>
			<legend>{words.choices}</legend>
			<ul className="plain">
				{pictures.map((picture, index) => (
					<li key={picture.name}>
						<CheckControl
							type="radio"
							name="picture"
							checked={picture.name === chosen?.name}
							onChange={() => onChoose(picture.name)}
						>
							<img src={apiUrl(picturesPath + picture.name)} alt={''} loading="lazy" />
							<span>{describe(picture, index + 1)}</span>
						</CheckControl>
					</li>
				))}
			</ul>
		</fieldset>
	)
}

function describe({ width, height, bytes, is_used }: LetterPicture, n: number): string {
	const size = formatNumber(Math.ceil(bytes / 1_000))
	return formatMessage('es', is_used ? words.usedPicture : words.picture, {
		n,
		width,
		height,
		size,
	})
}

function usePictures() {
	const { isBusy, run, fault = '', setFault } = useAction()
	const [chosen, choose] = useState<string | null>(null)
	const { data: pictures = [], isSuccess, isError } = useQuery(picturesQuery())
	const { faults } = words
	const options = {
		action: words.upload,
		beside: { ...faults, 'too-large': faults.tooLarge, 'unsupported-type': faults.format },
		onFailure: () => setFault(faults.failed),
	}

	async function upload(file: File) {
		const refused = refusalOf(file)
		if (refused !== null) return setFault(refused)
		const added = await run(options, () => uploadPicture(file))
		if (added) choose(added.name)
	}

	async function remove({ name }: LetterPicture) {
		const isRemoved = await run(options, () => deletePicture({ name }))
		if (isRemoved) choose(null)
	}

	return {
		pictures,
		isRead: isSuccess,
		chosen: pictures.find(({ name }) => name === chosen) ?? null,
		choose,
		fault: isError ? faults.failed : fault,
		isBusy,
		upload,
		remove,
	}
}

function refusalOf({ type, size }: File): string | null {
	if (!pictureTypes.some((each) => each === type)) return words.faults.format
	return size > pictureLimits.maxUploadBytes ? words.faults.tooLarge : null
}
