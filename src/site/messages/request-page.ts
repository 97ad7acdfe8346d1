import type { LeaveForm } from '#features/leave/messages/leave-form.ts'
import type { LeaveRequest } from '#features/leave/messages/leave-list.ts'
import type { LeaveKind } from '#features/leave/rules/leave-kind.ts'
import type { Language, PageLanguage } from '#site-map/languages.ts'
import type { MyDataNotice, NoticeName } from '#features/waitlist/rules/notice-names.ts'
import type { Person } from '#features/people/messages/person.ts'

/** The data of a page rendered for one request. */
export type RequestPage = NoticePage | MyDataPage | MyDataNoticePage | LeavePage

/** The action below a message: a button, help with finding an email, or a signup form. */
export type NoticeAction =
	| { readonly kind: 'button'; readonly url: string }
	| {
			readonly kind: 'sent'
			/** Sender of the email. */
			readonly sender: string
			readonly subject: string
			/** The visitor's inbox, if its provider is known. */
			readonly inbox: { readonly name: string; readonly url: string } | null
			/** Source of the submitted form, for the form that requests the email again. */
			readonly source: string
	  }
	| {
			readonly kind: 'signup'
			readonly source: string
			readonly email: string
			/** Characters of the address that some mail servers reject. */
			readonly characters?: readonly string[] | undefined
	  }

export type NoticePage = {
	readonly kind: 'notice'
	readonly language: Language
	readonly name: NoticeName
	readonly action?: NoticeAction | undefined
}

export type MyDataPage = {
	readonly kind: 'my-data'
	readonly language: Language
	readonly person: Person
	readonly pendingSince: string | null
	readonly pausedUntil: string | null
	/** Whether the link is from the newest email, and so can confirm the address. */
	readonly isNewestLink: boolean
	/** In milliseconds since 1970. */
	readonly now: number
}

export type MyDataNoticePage = { readonly kind: 'my-data-notice'; readonly language: Language } & (
	| { readonly name: 'export'; readonly fileBytes: number }
	| {
			readonly name: 'erased'
			/** The day until which backups have the data, in milliseconds since 1970. */
			readonly backupsUntil: number
	  }
	| {
			readonly name: Exclude<MyDataNotice, 'export' | 'erased'>
			/** The initial value of the email field in the form for a new link; undefined if the form is not shown. */
			readonly email?: string | undefined
	  }
)

/** A step that follows a submission of the form for cancellations and withdrawals. */
export type LeavePage = { readonly kind: 'leave'; readonly language: PageLanguage } & (
	| {
			readonly step: 'form'
			/** The form that is open. */
			readonly asked: LeaveKind
			/** The input, by field. */
			readonly values: Readonly<Partial<Record<string, string>>>
			/** The fields with a fault. */
			readonly faults: readonly string[]
	  }
	| { readonly step: 'summary'; readonly form: LeaveForm; readonly nonce: string }
	| { readonly step: 'receipt'; readonly request: LeaveRequest }
	| {
			/** Nothing was stored, because the database is unavailable (`away`) or a limit is reached (`tooMany`). */
			readonly step: 'away' | 'tooMany'
			/** Null if the form could not be read. */
			readonly form: LeaveForm | null
			readonly nonce: string
	  }
)

declare global {
	namespace App {
		interface Locals {
			readonly page?: RequestPage
		}
	}
}
