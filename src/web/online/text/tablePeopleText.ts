import { typesetFrench, de, que, type ByLanguage } from '#kernel';
import type { ReportReason } from '#wire';
import { useSettings } from '../../app/settings.ts';
import type { ChoiceText } from './onlineText.ts';

/** The text about people at a table: what the home page does not need. A missing text does not compile. */
interface TablePeopleText {
  readonly moderation: {
    readonly remove: string;
    readonly removeSitter: (name: string) => string;
    readonly about: (name: string) => string;
    readonly hide: (name: string) => string;
    readonly hidden: (count: number) => string;
    readonly showHidden: string;
    readonly report: string;
    readonly reportTitle: string;
    readonly reportWhy: string;
    readonly reasons: { readonly [R in ReportReason]: ChoiceText };
    readonly reportNote: string;
    readonly reportHelp: (name: string) => string;
    readonly reportSend: string;
    readonly cancel: string;
  };
  readonly vote: {
    readonly opensIn: (left: string) => string;
    readonly runs: (name: string, votes: number, needed: number) => string;
    readonly takeoverIn: (left: string) => string;
  };
  readonly devices: { readonly title: string; readonly help: string; readonly end: string; readonly ended: string };
}

const en: TablePeopleText = {
  moderation: {
    remove: 'Send away',
    removeSitter: name => `Send ${name} away from this table`,
    about: name => `About this message of ${name}`,
    hide: name => `Hide what ${name} writes`,
    hidden: count => (count === 1 ? '1 message is hidden.' : `${count} messages are hidden.`),
    showHidden: 'Show',
    report: 'Report this message…',
    reportTitle: 'Report a message',
    reportWhy: 'What is wrong with it?',
    reasons: {
      insult: { name: 'Insult or hate', help: 'towards me or others' },
      spoiling: { name: 'Spoils the game', help: 'stalls, leaves, plays for somebody else' },
      spam: { name: 'Advertising or spam', help: '' },
      other: { name: 'Something else', help: 'tell us below' },
    },
    reportNote: 'Anything to add? (not needed)',
    reportHelp: name =>
      `Whoever runs this server sees this message and the ten around it, not the rest. ${name} does not learn who reported.`,
    reportSend: 'Send the report',
    cancel: 'Cancel',
  },
  vote: {
    opensIn: left => `vote for a bot in ${left}`,
    runs: (name, votes, needed) =>
      `${votes} of ${needed} want a bot to play for ${name}. The vote ends if ${name} returns.`,
    takeoverIn: left => `The bot takes over in ${left}.`,
  },
  devices: {
    title: 'My other devices',
    help: 'If a device was lost, or a link got into wrong hands: every other browser stops being yours, and the link stops working.',
    end: 'End my other devices',
    ended: 'Only this browser is yours now.',
  },
};

const fr: TablePeopleText = typesetFrench<TablePeopleText>({
  moderation: {
    remove: 'Écarter',
    removeSitter: name => `Écarter ${name} de cette table`,
    about: name => `À propos de ce message ${de(name)}`,
    hide: name => `Masquer ce ${que(name)} écrit`,
    hidden: count => (count === 1 ? '1 message masqué.' : `${count} messages masqués.`),
    showHidden: 'Afficher',
    report: 'Signaler ce message…',
    reportTitle: 'Signaler un message',
    reportWhy: 'Qu’est-ce qui ne va pas ?',
    reasons: {
      insult: { name: 'Insulte ou haine', help: 'envers moi ou d’autres' },
      spoiling: { name: 'Gâche la partie', help: 'traîne, abandonne, joue pour un autre' },
      spam: { name: 'Publicité ou spam', help: '' },
      other: { name: 'Autre chose', help: 'précisez ci-dessous' },
    },
    reportNote: 'Quelque chose à ajouter ? (facultatif)',
    reportHelp: name =>
      `La personne qui gère ce serveur voit ce message et les dix qui l’entourent, pas le reste. ${name} ne saura pas qui l’a signalé.`,
    reportSend: 'Envoyer le signalement',
    cancel: 'Annuler',
  },
  vote: {
    opensIn: left => `vote pour un robot dans ${left}`,
    runs: (name, votes, needed) =>
      `${votes} sur ${needed} veulent qu’un robot joue pour ${name}. Le vote prend fin si ${name} revient.`,
    takeoverIn: left => `Le robot prend la suite dans ${left}.`,
  },
  devices: {
    title: 'Mes autres appareils',
    help: 'Appareil perdu, lien tombé en de mauvaises mains : tous les autres navigateurs cessent d’être les vôtres, et le lien ne marche plus.',
    end: 'Déconnecter mes autres appareils',
    ended: 'Seul ce navigateur est désormais le vôtre.',
  },
});

const TEXT: ByLanguage<TablePeopleText> = { en, fr };

export const useTablePeopleText = (): TablePeopleText => TEXT[useSettings(settings => settings.language)];
