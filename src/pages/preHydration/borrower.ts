/**
 * The same in the head of a borrower's screen, whose scripts run as they come: a translator may be there before them, so
 * what it does is noted from here on.
 */
import './main';
import { noteRewriting } from '../translator/noteRewriting';

if (window.vitrinaEarly) window.vitrinaEarly.rewriting = noteRewriting(document);
