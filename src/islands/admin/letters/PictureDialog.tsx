import { useRef, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Choice } from '#components/ui/Choice.tsx'
import { Field, FieldError } from '#components/ui/Field.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import words from '#content/messages/es/panel/letter-pictures.yaml'
import type { LetterPicture } from '#contract/letter-picture.ts'
import { pictureLimits, picturesPath, pictureTypes } from '#domain/letters/letter-picture.ts'
import { type Language, languageNames } from '#domain/pages/languages.ts'
import { apiUrl } from '#islands/admin/api.ts'
import { Dialog } from '#islands/admin/Dialog.tsx'
import { formatNumber } from '#islands/admin/format-number.ts'
import { formatMessage } from '#words/format-message.ts'
import { usePictures } from './usePictures.ts'
import styles from './PictureDialog.module.css'

/** The alternative texts, by language. */
export type PictureWords = Readonly<Partial<Record<Language, string>>>

type Props = {
	/** The languages in which the picture needs an alternative text. */
	languages: readonly Language[]
	onInsert: (name: string, alt: PictureWords) => void
	onClose: () => void
}

/** Uploads or selects a picture, and asks for its alternative text in each language. */
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
				<Upload fault={fault} isBusy={isBusy} onUpload={upload} />
				{isRead && <PictureChoices {...{ pictures, chosen }} onChoose={choose} />}
				{chosen && !chosen.is_used && (
					<TextButton disabled={isBusy} onClick={() => remove(chosen)}>
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

/** A button that asks for a file and uploads it. */
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
					// Lets the same file be chosen again.
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
						<Choice
							type="radio"
							name="picture"
							checked={picture.name === chosen?.name}
							onChange={() => onChoose(picture.name)}
						>
							<img src={apiUrl(picturesPath + picture.name)} alt={''} loading="lazy" />
							<span>{describe(picture, index + 1)}</span>
						</Choice>
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
