package app.muster.field;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
