package app.muster.field;

import android.app.NotificationManager;
import android.app.PendingIntent;
import android.content.Intent;
import androidx.annotation.NonNull;
import androidx.core.app.NotificationCompat;
import com.capacitorjs.plugins.pushnotifications.MessagingService;
import com.google.firebase.messaging.RemoteMessage;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Map;

/**
 * Shows a push only if it is for the user who is signed in on this phone. Google keeps what it
 * could not deliver, so a push for the previous user may arrive at any time, even while the app is
 * closed.
 */
public class PushService extends MessagingService {

    /** Written by the app (platform/native/push.ts); gone while no one is signed in. */
    private static final String RECIPIENT_PATH = "push/recipient.txt";
    private static final String CHANNEL = "timesheet_reminders";

    @Override
    public void onMessageReceived(@NonNull RemoteMessage message) {
        Map<String, String> data = message.getData();
        if (!isForSignedIn(data.get("recipient"))) return;
        NotificationCompat.Builder notification = new NotificationCompat.Builder(this, CHANNEL)
            .setSmallIcon(R.drawable.ic_notice)
            .setContentTitle(data.get("title"))
            .setContentText(data.get("body"))
            .setStyle(new NotificationCompat.BigTextStyle().bigText(data.get("body")))
            .setPriority(NotificationCompat.PRIORITY_HIGH)
            .setAutoCancel(true)
            .setContentIntent(tapOn(message));
        // A push that is shown again replaces itself.
        getSystemService(NotificationManager.class).notify(data.get("id"), 0, notification.build());
    }

    private boolean isForSignedIn(String recipient) {
        if (recipient == null || recipient.isEmpty()) return false;
        File file = new File(getFilesDir(), RECIPIENT_PATH);
        try {
            byte[] kept = Files.readAllBytes(file.toPath());
            return recipient.equals(new String(kept, StandardCharsets.UTF_8));
        } catch (IOException noOneIsSignedIn) {
            return false;
        }
    }

    /** The plugin recognizes a tap by this extra and passes the other extras on as the push's data. */
    private PendingIntent tapOn(RemoteMessage message) {
        Intent open = new Intent(this, MainActivity.class);
        open.addFlags(Intent.FLAG_ACTIVITY_SINGLE_TOP | Intent.FLAG_ACTIVITY_CLEAR_TOP);
        message.getData().forEach(open::putExtra);
        open.putExtra("google.message_id", message.getMessageId());
        // One action per push: the system treats intents that differ only in extras as the same.
        String id = message.getData().get("id");
        open.setAction("push." + id);
        return PendingIntent.getActivity(
            this,
            0,
            open,
            PendingIntent.FLAG_UPDATE_CURRENT | PendingIntent.FLAG_IMMUTABLE
        );
    }
}
